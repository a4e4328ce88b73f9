import type { Candidate } from '@plenara/contract'
import { newNote } from '@plenara/contract'
import { NOTE_TYPES, PROFILE_TEXTS } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { personOf } from '../../shared/person/person.ts'
import { profileFacts } from './profile-facts.ts'

const candidate: Candidate = {
  id: 4711,
  electionId: 1,
  firstName: 'Noëmi',
  lastName: 'Kaltbrunner',
  birthYear: 1984,
  sex: 'female',
  partyId: null,
  listId: 7,
  listNumber: '07',
  listPosition: 1,
  number: '07.01',
  place: 'Riehen',
  occupation: 'Hebamme',
  incumbent: true,
  portrait: null,
  mainGoals: 'Mehr Velowege',
  motivation: 'Les gens',
  education: null,
  politicalExperience: '',
  otherExperience: null,
  hobbies: 'Rudern',
  politicalPositions: null,
  campaignBudget: 0,
  vestedInterests: ['Ruderclub'],
  interests: [
    { organisation: 'Ruderclub', role: 'Präsidium', paid: false, since: 2019 },
    { organisation: 'Mieterverein', role: null, paid: null, since: null },
  ],
  motto: null,
  household: null,
  links: [],
  languages: [],
  fallback: { motivation: 'fr' },
}

const INTERESTS = ['Ruderclub, Präsidium, candidate.interest.unpaid, candidate.interest.since 2019', 'Mieterverein']
const parties = new Map([[3, { id: 3, shortName: 'LI', name: 'Linde Schweiz', color: '#123456' }]])
const PERCENTS = new Map([[4711, { candidateId: 4711, value: 62.4, shared: 12 }]])
const t = (id: string, values?: Readonly<Record<string, unknown>>) => [id, ...Object.values(values ?? {})].join(' ')

function factsOf(change: Partial<Candidate> = {}, percents = PERCENTS) {
  const changed = { ...candidate, ...change }
  const person = personOf(changed, { parties, percents, year: 2027 })
  const { short, texts } = profileFacts({ person, candidate: changed, list: 'Linde', t })
  return new Map([...short, ...texts].map((fact) => [fact.label, fact]))
}

// Fails when a label has no type in `noteTypes`, or one that is not in the contract.
test('the facts of a candidate that can be pinned, with the type of their note [ENTITY-8, NOTE-3]', () => {
  const noted = [...factsOf().values()].flatMap((fact) => fact.noted ?? [])
  expect(noted.map(({ type, reference }) => `${type} ${reference}`)).toEqual([
    'birthday 4711/birthYear',
    'candidate_profile 4711/party',
    'candidate_profile 4711/list',
    'occupation 4711/occupation',
    'terms_in_office 4711/incumbent',
    'city 4711/place',
    'budget 4711/campaignBudget',
    'candidate_profile 4711/mainGoals',
    'candidate_profile 4711/motivation',
    'candidate_profile 4711/education',
    'candidate_profile 4711/politicalExperience',
    'candidate_profile 4711/otherExperience',
    'candidate_profile 4711/hobbies',
    'candidate_profile 4711/politicalPositions',
    'vested_interests 4711/vestedInterests',
  ])
  for (const fact of noted) expect(newNote.safeParse({ ...fact, color: 'good' }).success, fact.reference).toBe(true)
  const elsewhere = ['candidate_response', 'candidate_news', 'candidate_article_like']
  expect(new Set([...noted.map(({ type }) => type), ...elsewhere])).toEqual(new Set(NOTE_TYPES))
})

// Fails when a label has the value of another.
test('each label of the profile has its value [SCREEN-11]', () => {
  const texts = Object.fromEntries(PROFILE_TEXTS.map((label) => [label, `Text ${label}`]))
  const facts = factsOf({ ...texts, partyId: 3, campaignBudget: 1200 })
  expect(Object.fromEntries([...facts].map(([label, { value }]) => [label, value]))).toEqual({
    firstName: 'Noëmi',
    age: 43,
    birthYear: 1984,
    party: 'Linde Schweiz',
    list: 'Linde',
    listNumber: '07',
    listPosition: 1,
    matchPercent: '62 %',
    occupation: 'Hebamme',
    incumbent: 'match.incumbent',
    place: 'Riehen',
    campaignBudget: 'candidate.francs 1200',
    ...texts,
    vestedInterests: INTERESTS,
  })
})

// Fails when furtherFacts includes missing facts, which would be rows without a value.
test('motto, household and languages are shown only if they are known', () => {
  expect([...factsOf().keys()]).not.toContain('motto')
  const facts = factsOf({ motto: 'Vorwärts', household: 'Zu dritt', languages: ['de', 'rm', 'en', 'xx'] })
  expect(['motto', 'household', 'languages'].map((label) => facts.get(label)?.value)).toEqual([
    'Vorwärts',
    'Zu dritt',
    'Deutsch, Rumantsch, English, xx',
  ])
})

test('unknown facts are null, a budget of 0 is known [SCREEN-11]', () => {
  const facts = factsOf({}, new Map())
  const unknown = [...facts.values()].filter(({ value }) => value === null).map(({ label }) => label)
  expect(unknown).toEqual(['party', 'matchPercent', 'education', 'politicalExperience', 'otherExperience', 'politicalPositions'])
  expect(facts.get('campaignBudget')?.value).toBe('candidate.francs 0')
  expect(facts.get('vestedInterests')?.value).toEqual(INTERESTS)
  expect(facts.get('motivation')).toMatchObject({ value: 'Les gens', lang: 'fr' })
  expect(factsOf({ interests: [], campaignBudget: null }).get('vestedInterests')?.value).toBeNull()
  expect(factsOf({ incumbent: false }).get('incumbent')?.value).toBe('match.newcomer')
})
