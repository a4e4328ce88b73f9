import type { CantonCode, CouncillorRecord } from '@plenara/contract'
import { groupBy } from './group.ts'
import { mergeByKey } from './merge-records.ts'
import { slug } from './text.ts'

/** The alias of a person by the number of the biography on the parliament's web site. */
export function biographyAlias(number: number): string {
  return `biography/${number}`
}

/** The alias of a person by the name, and by the canton where the source tells it; it links only where it means one person. */
export function nameAlias(lastName: string, firstName: string): string {
  return `name/${slug(lastName)}/${slug(firstName)}`
}

/**
 * One record for each person out of several sources: those with a number of the parliament's service take in the others, by an
 * alias that they share; by the name alone only where exactly one person has it and the cantons do not differ.
 */
export function mergeCouncillors(records: readonly CouncillorRecord[]): CouncillorRecord[] {
  const numbered = mergeByKey(records.filter((record) => record.id !== null))
  const byAlias = groupBy(
    numbered.flatMap((record) => record.aliases.map((alias) => ({ alias, record }))),
    ({ alias }) => alias,
  )
  const renamed = records
    .filter((record) => record.id === null)
    .map((record) => {
      const owner = ownerOf(record, (alias) => (byAlias.get(alias) ?? []).map((one) => one.record))
      return owner ? { ...record, key: owner.key, id: owner.id, aliases: [...new Set([...owner.aliases, ...record.aliases])] } : record
    })
  return mergeByKey([...numbered, ...renamed])
}

function ownerOf(record: CouncillorRecord, knownAs: (alias: string) => readonly CouncillorRecord[]): CouncillorRecord | null {
  for (const alias of record.aliases) {
    const fitting = knownAs(alias).filter((one) => cantonsAgree(one.cantonCode, record.cantonCode))
    const [owner] = fitting
    if (owner && fitting.length === 1) return owner
  }
  return null
}

function cantonsAgree(one: CantonCode | null, other: CantonCode | null): boolean {
  return one === null || other === null || one === other
}
