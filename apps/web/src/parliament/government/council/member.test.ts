import type { CouncillorCard, ParliamentParty } from '@plenara/contract'
import { expect, test } from 'vitest'
import { hemicycleSeats } from './hemicycle-seats.ts'
import { findMembers, type MemberFacts, membersOf, partyGroups } from './member.ts'

const party = (id: number, abbreviation: string, color: string): ParliamentParty => ({ id, name: abbreviation, abbreviation, color })
const card = (id: number, firstName: string, lastName: string, partyId: number | null, cantonId = 26): CouncillorCard => ({
  ...{ id, firstName, lastName, partyId, cantonId, sex: null, councilId: 1, cantonCode: 'ZH' },
  ...{ groupId: null, groupFunction: null, seat: null, active: true },
})
const facts: MemberFacts = {
  parties: new Map(
    [party(1, 'Weide', '#111111'), party(2, 'Ahorn', '#222222'), party(3, 'Eiche', '#333333')].map((entry) => [entry.id, entry]),
  ),
  cantons: new Map([[26, 'Zürich']]),
  officeOf: () => null,
}
const members = membersOf(
  [
    card(5, 'Zoé', 'Äbi', 2),
    card(4, 'Léa', 'Zurbrügg', 1),
    card(3, 'Ueli', 'Meier', null),
    card(2, 'Anna', 'Meier', 3),
    card(1, 'Beat', 'Dörig', 3),
  ],
  facts,
)

test('members are ordered by last name, then by first name [ROUTE-36]', () => {
  expect(members.map(({ name }) => name)).toEqual(['Zoé Äbi', 'Beat Dörig', 'Anna Meier', 'Ueli Meier', 'Léa Zurbrügg'])
})

test('parties are ordered by size, equal ones by name, members without a party last [ROUTE-36]', () => {
  const groups = partyGroups(members, 'Parteilos')
  expect(groups.map(({ name, members: partyMembers }) => [name, partyMembers.length])).toEqual([
    ['Eiche', 2],
    ['Ahorn', 1],
    ['Weide', 1],
    ['Parteilos', 1],
  ])
})

test('a search finds names, parties and cantons without their accents [ROUTE-36]', () => {
  const names = (search: string) => findMembers(members, search).map(({ card: { id } }) => id)
  expect(names('zurbrugg lea')).toEqual([4])
  expect(names('eiche')).toEqual([1, 2])
  expect(names('zurich')).toHaveLength(5)
  expect(names('   ')).toHaveLength(5)
  expect(names('Bern')).toEqual([])
})

test('seats are in the order of the groups, and only those of open groups are highlighted [ROUTE-36]', () => {
  const groups = partyGroups(members, 'Parteilos')
  const { colors, lit } = hemicycleSeats(groups, new Set(['party-2', 'party-none']))
  expect(colors).toEqual(['#333333', '#333333', '#222222', '#111111', 'var(--line-strong)'])
  expect(lit).toEqual(new Set([2, 4]))
  expect(hemicycleSeats(groups, new Set()).lit).toBeUndefined()
})
