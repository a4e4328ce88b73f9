import type { Candidate } from '@plenara/contract'
import { newNote } from '@plenara/contract'
import { NOTE_TYPES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { personOf } from '../../lib/person.ts'
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
  vestedInterests: ['Ruderclub', 'Mieterverein'],
  fallback: { motivation: 'fr' },
}

function factsOf(change: Partial<Candidate> = {}) {
  const changed = { ...candidate, ...change }
  const person = personOf(changed, { parties: new Map(), percents: new Map(), year: 2027 })
  const { short, texts } = profileFacts({ person, candidate: changed, list: 'Linde', t: (id) => id })
  return new Map([...short, ...texts].map((fact) => [fact.label, fact]))
}

// Fails when a label loses its type in `noteTypes`, or gets one that the contract does not know.
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

test('what is not known is null, a budget of nothing is known [SCREEN-11]', () => {
  const facts = factsOf()
  const unknown = [...facts.values()].filter(({ value }) => value === null).map(({ label }) => label)
  expect(unknown).toEqual(['party', 'matchPercent', 'education', 'politicalExperience', 'otherExperience', 'politicalPositions'])
  expect(facts.get('campaignBudget')?.value).toBe('candidate.francs')
  expect(facts.get('vestedInterests')?.value).toEqual(['Ruderclub', 'Mieterverein'])
  expect(facts.get('motivation')).toMatchObject({ value: 'Les gens', lang: 'fr' })
  expect(factsOf({ vestedInterests: [], campaignBudget: null }).get('vestedInterests')?.value).toBeNull()
  expect(factsOf({ incumbent: false }).get('incumbent')?.value).toBe('match.newcomer')
})
