import type { CouncillorRecord } from '@plenara/contract'
import { groupBy } from './group.ts'
import { mergeByKey } from './merge-records.ts'
import { slug } from './text.ts'

const BY_NAME = 'name/'

/** The alias of a person by the number of the biography on the parliament's web site. */
export function biographyAlias(number: number): string {
  return `biography/${number}`
}

/** The alias of a person by the name; it links only where it means one person. */
export function nameAlias(lastName: string, firstName: string): string {
  return `${BY_NAME}${slug(lastName)}/${slug(firstName)}`
}

/**
 * One record for each person out of several sources: those with a number of their source take in the others, by an alias that they
 * share; by the name alone only where exactly one person has it, and neither canton nor council differ.
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
      const aliases = [...new Set([...(owner?.aliases ?? []), record.key, ...record.aliases])]
      return owner ? { ...record, key: owner.key, id: owner.id, aliases } : record
    })
  return mergeByKey([...numbered, ...renamed])
}

/**
 * The records of several imports, the oldest first, each under the key and id of its person and with all aliases that the person ever
 * had. The order stays, so that of a person the last record that says something counts.
 */
export function joinCouncillors(records: readonly CouncillorRecord[]): CouncillorRecord[] {
  const aliased = withAllAliases(
    records.map((record) => (record.id === null ? { ...record, aliases: [record.key, ...record.aliases] } : record)),
  )
  const owners = new Map(mergeCouncillors(aliased).flatMap((owner) => owner.aliases.filter(isKey).map((alias) => [alias, owner])))
  const joined = aliased.map((record) => {
    const owner = record.id === null ? owners.get(record.key) : undefined
    return owner ? { ...record, key: owner.key, id: owner.id } : record
  })
  return withAllAliases(joined)
}

function withAllAliases(records: readonly CouncillorRecord[]): CouncillorRecord[] {
  const byKey = groupBy(records, ({ key }) => key)
  const aliases = new Map([...byKey].map(([key, same]) => [key, [...new Set(same.flatMap((one) => one.aliases))]]))
  return records.map((record) => ({ ...record, aliases: aliases.get(record.key) ?? record.aliases }))
}

function isKey(alias: string): boolean {
  return !alias.startsWith(BY_NAME)
}

/** The key of a person by any key under which a source speaks of the person; names are no such keys. */
export function councillorKeys(records: readonly CouncillorRecord[]): (key: string) => string {
  const byAlias = new Map(records.flatMap((record) => record.aliases.filter(isKey).map((alias) => [alias, record.key])))
  return (key) => byAlias.get(key) ?? key
}

function ownerOf(record: CouncillorRecord, withAlias: (alias: string) => readonly CouncillorRecord[]): CouncillorRecord | null {
  for (const alias of record.aliases) {
    const candidates = withAlias(alias)
    const fitting = alias.startsWith(BY_NAME) ? candidates.filter((one) => canBeSamePerson(one, record)) : candidates
    const [owner] = fitting
    if (owner && fitting.length === 1) return owner
  }
  return null
}

function canBeSamePerson(one: CouncillorRecord, other: CouncillorRecord): boolean {
  return agrees(one.cantonCode, other.cantonCode) && agrees(one.councilKey, other.councilKey)
}

function agrees(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other
}
