import type { ParliamentaryGroupRecord, ParliamentPartyRecord } from '@plenara/contract'
import { eachLanguage, type Text4 } from '../language.ts'
import { PARTIES, partyRecords } from '../parties.ts'

/** Which parties sit together; the first one gives the name. From the left of the hall to the right, by their place on the economy. */
const MEMBERS_OF = [
  ['demo/weide', 'demo/ulme'],
  ['demo/linde', 'demo/erle'],
  ['demo/ahorn', 'demo/buche'],
  ['demo/laerche'],
  ['demo/foehre', 'demo/esche', 'demo/tanne'],
  ['demo/birke', 'demo/hasel'],
  ['demo/eiche'],
] as const

const WORD: Text4 = { de: 'Fraktion', fr: 'Groupe', it: 'Gruppo', rm: 'Fracziun' }

export const GROUPS: readonly ParliamentaryGroupRecord[] = MEMBERS_OF.map(([first], index) => {
  const tree = PARTIES.find(({ key }) => key === first)?.tree
  return {
    key: groupKey(index),
    id: null,
    code: `FRA_${index + 1}_`,
    name: eachLanguage((language) => `${WORD[language]} ${tree?.[language]}`),
    abbreviation: tree ?? {},
  }
})

function groupKey(index: number): string {
  return `demo/group/${index + 1}`
}

/** The group of a party's members; null where they sit alone. */
export function groupOf(partyKey: string | null): string | null {
  const index = MEMBERS_OF.findIndex((parties) => parties.some((key) => key === partyKey))
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
