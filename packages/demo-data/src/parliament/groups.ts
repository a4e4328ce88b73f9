import type { ParliamentaryGroupRecord, ParliamentPartyRecord } from '@plenara/contract'
import data from '../../data/parliament/groups.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import { filled, type Text4 } from '../language.ts'
import { PARTIES, partyRecords } from '../parties.ts'

interface Groups {
  readonly name: Text4
  /** Which parties sit together; the first one gives the name. From the left of the hall to the right, by their place on the economy. */
  readonly parties: readonly (readonly string[])[]
}

const DATA = dataOf<Groups>(data)

export const GROUPS: readonly ParliamentaryGroupRecord[] = DATA.parties.map(([first], index) => {
  const tree = PARTIES.find(({ key }) => key === first)?.tree
  if (tree === undefined) throw new RangeError(`no party ${first}`)
  return { key: groupKey(index), id: null, code: `FRA_${index + 1}_`, name: filled(DATA.name, { tree }), abbreviation: tree }
})

function groupKey(index: number): string {
  return `demo/group/${index + 1}`
}

/** The group of a party's members; null where they sit alone. */
export function groupOf(partyKey: string | null): string | null {
  const index = DATA.parties.findIndex((parties) => parties.some((key) => key === partyKey))
  return index < 0 ? null : groupKey(index)
}

/** Where members sit, from the left of the hall: by group, last those without one. */
export function hallOrder(key: string | null): number {
  const index = GROUPS.findIndex((group) => group.key === key)
  return index < 0 ? GROUPS.length : index
}

/** The parties of the elections as the parliament names them. */
export function parliamentParties(): ParliamentPartyRecord[] {
  return partyRecords().map(({ key, shortName, name, color }) => ({
    key: parliamentPartyKey(key),
    id: null,
    name,
    abbreviation: shortName,
    color,
  }))
}

export function parliamentPartyKey(partyKey: string): string {
  return partyKey.replace('demo/', 'demo/party/')
}
