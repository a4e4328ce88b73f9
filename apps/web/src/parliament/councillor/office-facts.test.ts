import { type Councillor, newNote } from '@plenara/contract'
import { expect, test } from 'vitest'
import type { Office } from './office.ts'
import { officeFacts } from './office-facts.ts'

const council: NonNullable<Councillor['council']> = {
  ...{ id: 1, code: 'RAT_1_', level: 'federal', type: 'legislative', cantonId: null, municipality: null },
  ...{ name: 'Nationalrat', abbreviation: 'NR', seats: 200, fallback: undefined },
}
const person: Councillor = {
  ...{ id: 7, firstName: 'Anna', lastName: 'Muster', sex: 'female', councilId: 1, cantonId: 6, cantonCode: 'BS', groupId: 2 },
  ...{
    groupFunction: 2,
    partyId: null,
    seat: null,
    active: true,
    birthDate: '1980-12-24',
    birthYear: 1980,
    occupation: 'Hebamme',
    council,
  },
  ...{ group: null, party: null, interests: [], memberships: [], portraitUrl: null, website: null, fallback: undefined },
  mandates: [{ councilId: 1, from: '2023-12-04', until: null }],
}

function factsOf(office: Office, change: Partial<Councillor> = {}) {
  const sources = { office, person: { ...person, ...change }, canton: undefined, councils: [], today: '2026-11-21', t: (id: string) => id }
  const { short, texts } = officeFacts(sources)
  return new Map([...short, ...texts].map((fact) => [fact.label, fact]))
}

test('a birthday counts from its day, a year of birth alone as the age reached in the year [ROUTE-31]', () => {
  expect(factsOf('councillor').get('age')?.value).toBe(45)
  expect(factsOf('councillor', { birthDate: '1980-11-21' }).get('age')?.value).toBe(46)
  expect(factsOf('councillor', { birthDate: null }).get('age')?.value).toBe(46)
  expect(factsOf('councillor', { birthDate: null, birthYear: null }).get('age')?.value).toBeNull()
})

test('government and court have their office instead of group and mandates [ROUTE-32, ROUTE-33]', () => {
  const member = factsOf('federal-councillor', { occupation: 'Bundespräsidentin 2026, Finanzdepartement' })
  expect([member.get('office')?.value, member.get('department')?.value, member.get('inOfficeSince')?.value]).toEqual([
    'Bundespräsidentin 2026',
    'Finanzdepartement',
    '04.12.23',
  ])
  const judge = factsOf('judge', { occupation: 'Bundesrichterin, Erste Abteilung' })
  expect(judge.get('division')?.value).toBe('Erste Abteilung')
  for (const label of ['group', 'function', 'mandates', 'memberships', 'interests'])
    expect(judge.has(label) || member.has(label)).toBe(false)
})

// Fails when the payment or the time of an office is missing.
test('interests and memberships show role, time and payment', () => {
  const office = { id: 1, name: 'Chor', role: 'Präsidentin', from: '2020-05-01', until: null }
  const facts = factsOf('councillor', {
    interests: [
      { ...office, kind: 'Verein', paid: true },
      { ...office, id: 2, role: null, from: null, kind: null, paid: null },
    ],
    memberships: [office],
  })
  expect(facts.get('interests')?.value).toEqual(['councillor.mandate.since, Verein, candidate.interest.paid', 'Chor'])
  expect(facts.get('memberships')?.value).toEqual(['councillor.mandate.since'])
})

test('facts that can be pinned have a note type of the API, the age has none [ENTITY-8, NOTE-4]', () => {
  const noted = [...factsOf('councillor').values()].flatMap((fact) => fact.noted ?? [])
  expect(noted.length).toBeGreaterThan(8)
  for (const fact of noted) expect(newNote.safeParse({ ...fact, color: 'good' }).success, fact.reference).toBe(true)
  expect(factsOf('councillor').get('age')?.noted).toBeUndefined()
})
