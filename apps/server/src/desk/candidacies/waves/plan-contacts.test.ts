import type { ContactRow } from '@plenara/importers'
import { expect, test } from 'vitest'
import type { OfficialRow } from '../official-candidacies.ts'
import { type KnownContact, planContacts } from './plan-contacts.ts'

const person = (candidateId: number, firstName: string, lastName: string, more: Partial<OfficialRow> = {}): OfficialRow => ({
  ...{ candidateId, firstName, lastName, number: `01.0${candidateId}`, list: { number: '01', name: 'Die Mitte' } },
  election: { id: 12, name: 'Nationalrat', electionDate: '2027-10-24' },
  ...more,
})
const OFFICIAL = [person(1, 'Anna', 'Muster'), person(2, 'Beat', 'Keller'), person(3, 'Carla', 'Meier')]
const row = (line: number, of: number, email: string, more: Partial<ContactRow> = {}): ContactRow => {
  const { firstName = '', lastName = '', number } = OFFICIAL[of - 1] ?? {}
  const told = { birthDate: null, email, language: 'de', postalAddress: '' } as const
  return { line, electionId: 12, list: '', number: number ?? '', firstName, lastName, ...told, ...more }
}
const plan = (contacts: readonly ContactRow[], known: readonly KnownContact[] = [], official = OFFICIAL) => {
  const { reached, letters, claimed } = planContacts({
    contacts,
    official,
    known,
    parties: ['SP', 'Die Mitte'],
    secretariats: new Set(['laura@example.ch']),
  })
  return { reached: reached.map(({ row: { line }, candidateId }) => [line, candidateId]), letters: Object.fromEntries(letters), claimed }
}

test('who is on the lists under the number and the name is reached, however the number is written', () => {
  const contacts = [
    row(2, 1, 'anna@example.ch'),
    row(3, 2, 'beat@example.ch', { number: '2', list: '1' }),
    row(4, 3, 'carla@example.ch', { number: '103' }),
  ]
  expect(plan(contacts)).toEqual({
    reached: [
      [2, 1],
      [3, 2],
      [4, 3],
    ],
    letters: {},
    claimed: 0,
  })
})

// Fails when whoever prepares the statement of somebody could take up the invitation.
test('the address of a secretariat gets no mail that opens a candidacy, in whatever spelling', () => {
  expect(plan([row(2, 1, 'laura@example.ch'), row(3, 2, 'Laura@Example.ch '), row(4, 3, 'carla@example.ch')])).toEqual({
    reached: [[4, 3]],
    letters: { shared: [2, 3] },
    claimed: 0,
  })
  expect(plan([row(2, 1, 'LAURA@example.ch')])).toEqual({ reached: [], letters: { party: [2] }, claimed: 0 })
})

// Fails when a mail may reach somebody else, who could answer in the person's place.
test.each([
  ['no-address', row(2, 1, '')],
  ['invalid', row(2, 1, 'anna@')],
  ['party', row(2, 1, 'info@example.ch')],
  ['party', row(2, 1, 'sekretariat.basel@example.ch')],
  ['party', row(2, 1, 'SP@example.ch')],
  ['party', row(2, 1, 'die.mitte@example.ch')],
  ['unknown', row(2, 1, 'anna@example.ch', { number: '01.09' })],
  ['unknown', row(2, 1, 'anna@example.ch', { list: '02' })],
  ['unknown', row(2, 1, 'anna@example.ch', { electionId: 13 })],
  ['name', row(2, 1, 'anna@example.ch', { lastName: 'Keller' })],
])('%s: such a row is left to a letter', (reason, contact) => {
  expect(plan([contact])).toEqual({ reached: [], letters: { [reason]: [2] }, claimed: 0 })
})

test("an address with the person's own name is theirs, also at a party or with a word of offices", () => {
  expect(plan([row(2, 1, 'anna.muster.sp@example.ch'), row(3, 2, 'info@keller.example.ch')]).reached).toHaveLength(2)
})

test('an address of several people reaches none of them; one person in two elections is one', () => {
  expect(plan([row(2, 1, 'home@example.ch'), row(3, 2, 'HOME@example.ch'), row(4, 3, 'carla@example.ch')])).toMatchObject({
    reached: [[4, 3]],
    letters: { shared: [2, 3] },
  })
  const council = person(9, 'Anna', 'Muster', {
    election: { id: 14, name: 'Ständerat', electionDate: '2027-10-24' },
    number: '1',
    list: null,
  })
  const both = [row(2, 1, 'anna@example.ch'), row(3, 1, 'anna@example.ch', { electionId: 14, number: '1' })]
  expect(plan(both, [], [...OFFICIAL, council]).reached).toHaveLength(2)
  const born = both.map((one, index) => ({ ...one, birthDate: `19${60 + index * 30}-01-01` }))
  expect(plan(born, [], [...OFFICIAL, council]).letters).toEqual({ shared: [2, 3] })
})

test('what is stored counts: accounts stay, who is not meant stays out, an address that somebody else has is shared', () => {
  const known = (candidateId: number, more: Partial<KnownContact>): KnownContact => ({
    ...{ candidateId, isClaimed: false, isUnwanted: false, email: 'stored@example.ch', name: OFFICIAL[candidateId - 1] ?? null },
    ...more,
  })
  expect(plan([row(2, 1, 'anna@example.ch')], [known(1, { isClaimed: true })])).toEqual({ reached: [], letters: {}, claimed: 1 })
  expect(plan([row(2, 1, 'anna@example.ch')], [known(1, { email: null, isUnwanted: true })]).letters).toEqual({ unwanted: [2] })
  expect(plan([row(2, 1, 'anna@example.ch')], [known(1, { email: null })]).reached).toHaveLength(1)
  expect(plan([row(2, 1, 'stored@example.ch')], [known(2, {})]).letters).toEqual({ shared: [2] })
  expect(plan([row(2, 1, 'stored@example.ch')], [known(1, {})]).reached).toHaveLength(1)
  // The file says that Beat has another address by now.
  expect(plan([row(2, 1, 'stored@example.ch'), row(3, 2, 'beat@example.ch')], [known(2, {})]).reached).toHaveLength(2)
})

test('who stands in several rows is left to a letter', () => {
  expect(plan([row(2, 1, 'anna@example.ch'), row(3, 1, 'other@example.ch')])).toMatchObject({ reached: [], letters: { twice: [2, 3] } })
})

// Fails when a letter goes to somebody who may be another person, or to whom the desk could ask nothing.
test('a letter can go to whom the lists know under number and name, where a date of birth is told', () => {
  const born = { birthDate: '1988-03-01' }
  const contacts = [
    row(2, 1, '', born),
    row(3, 2, 'info@example.ch', born),
    row(4, 3, '', {}),
    row(5, 1, 'anna@example.ch', { ...born, number: '01.09' }),
    row(6, 3, 'carla@example.ch', { ...born, lastName: 'Keller' }),
  ]
  const { posted } = planContacts({ contacts: contacts.slice(0, 3), official: OFFICIAL, known: [], parties: [], secretariats: new Set() })
  expect(posted.map(({ row: { line }, candidateId }) => [line, candidateId])).toEqual([
    [2, 1],
    [3, 2],
  ])
  expect(planContacts({ contacts: contacts.slice(3), official: OFFICIAL, known: [], parties: [], secretariats: new Set() }).posted).toEqual(
    [],
  )
  const twice = [row(2, 1, '', born), row(3, 1, '', born)]
  expect(planContacts({ contacts: twice, official: OFFICIAL, known: [], parties: [], secretariats: new Set() }).posted).toEqual([])
  const claimed = { candidateId: 1, isClaimed: true, isUnwanted: false, email: null, name: OFFICIAL[0] ?? null }
  expect(
    planContacts({ contacts: [row(2, 1, '', born)], official: OFFICIAL, known: [claimed], parties: [], secretariats: new Set() }).posted,
  ).toEqual([])
})
