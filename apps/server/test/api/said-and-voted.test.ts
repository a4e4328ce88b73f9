import type { CatalogueImport, QuestionVoteRecord, SaidAndVoted } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idleQuestionVotes } from '../../src/catalogue/parliament/idle-question-votes.ts'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { PERSON, parliamentSample, sampleCouncillor, VOTE } from '../support/parliament-sample.ts'
import { openTestApi, type TestApi } from './api-client.ts'
import { UNKNOWN_ID } from './fixture-catalogue.ts'

const FORMER = 4
const NAMESAKE = 50
const GUEST = 52
const born = { birthYear: 1970 }

const candidates = [
  sampleCandidate('abel', { ...born, firstName: 'Anna', lastName: 'Àbel' }),
  sampleCandidate('berger', { ...born, firstName: 'Beat', lastName: 'Berger' }),
  sampleCandidate('caduff', { ...born, firstName: 'Carla', lastName: 'Caduff' }),
  sampleCandidate('damals', { ...born, lastName: 'Damals' }),
  sampleCandidate('egger', { ...born, firstName: 'Emil', lastName: 'Egger' }),
  sampleCandidate('gast', { ...born, firstName: 'Guido', lastName: 'Gast' }),
  sampleCandidate('gast-2', { ...born, firstName: 'Guido', lastName: 'Gast' }),
]
/** Anna Abel stands for two councils on one day after the votes, and stood years before them, when she said something else. */
const second = sampleBallot([sampleCandidate('abel-2', { ...born, firstName: 'Anna', lastName: 'Abel' })], {
  ...{ key: 'sample/second', council: 'cantonal-government', name: { de: 'Zweite Probewahl' } },
})
const earlier = sampleBallot([sampleCandidate('abel-3', { ...born, firstName: 'Anna', lastName: 'Abel' })], {
  ...{ key: 'sample/earlier', electionDate: '2022-10-23', name: { de: 'Frühere Probewahl' } },
})
const answer = (candidate: string, questionKey: string, value: number | null) => ({ candidate, questionKey, value })
const catalogue: CatalogueImport = {
  ...sampleImport(),
  elections: [sampleBallot(candidates), second, earlier],
  answers: [
    answer('abel', 'q1', 75),
    answer('abel', 'q2', 50),
    answer('abel-2', 'q1', 75),
    { ...answer('abel-3', 'q1', 0), comment: { de: 'Mit Vorbehalt.' } },
    ...['berger', 'caduff', 'egger', 'gast'].map((key) => answer(key, 'q1', 0)),
    answer('berger', 'q2', null),
    answer('damals', 'q1', 100),
  ],
}

const pair = (questionKey: string, vote: number, yesMeans: QuestionVoteRecord['yesMeans'], change: Partial<QuestionVoteRecord> = {}) => ({
  ...{
    questionnaireKey: 'sample',
    questionKey,
    voteKey: `parliament/${vote}`,
    yesMeans,
    reviewedBy: 'Redaktion',
    reviewedOn: '2026-11-02',
  },
  ...change,
})
const questionVotes = [
  pair('q1', VOTE.first, 'agree'),
  pair('q1', VOTE.second, 'agree'),
  pair('q1', VOTE.third, 'disagree'),
  pair('q2', VOTE.first, 'disagree'),
  pair('q2', VOTE.second, 'none'),
  pair('q9', VOTE.first, 'agree'),
  pair('q1', 999, 'agree'),
  pair('q1', VOTE.first, 'disagree', { questionnaireKey: 'another' }),
]

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ catalogueOf: createPostgresCatalogue, filling: PLACES })
  await writeCatalogue(api.db, catalogue)
  await writeParliament(api.db, parliamentSample, { format: 'sample', source: '' })
  const namesakes = [NAMESAKE, NAMESAKE + 1].map((id) => sampleCouncillor(id, { firstName: 'Emil', lastName: 'Egger' }))
  const guest = sampleCouncillor(GUEST, { firstName: 'Guido', lastName: 'Gast' })
  const decisions = [NAMESAKE, GUEST].map((id) => ({
    ...{ voteKey: `parliament/${VOTE.first}`, councillorKey: `councillor/${id}`, decision: 'yes' as const },
  }))
  await writeParliament(api.db, { councillors: [...namesakes, guest], decisions, questionVotes }, { format: 'sample', source: '' })
})
afterAll(() => api.close())

const get = async (id: number, query = '') => (await api.call<SaidAndVoted>('GET', `/councillor/${id}/said-and-voted${query}`)).json
const shown = ({ entries }: SaidAndVoted) =>
  entries.map(({ vote, question, answer: said, decision, outcome }) => [vote.id, question.text, said, decision, outcome])

// Fails when every answer is compared, or that of a later election.
test('answers of the last election stand beside the votes that decided the same, newest first, with what comes out', async () => {
  const reply = await get(PERSON.abel)
  expect(shown(reply)).toEqual([
    [VOTE.second, 'Frage q1?', 0, 'abstain', 'abstained'],
    [VOTE.first, 'Frage q1?', 0, 'yes', 'contradicts'],
    [VOTE.first, 'Frage q2?', 50, 'yes', 'no-clear-answer'],
    [VOTE.third, 'Frage q1?', 0, 'yes', 'agrees'],
  ])
  expect(reply).toMatchObject({
    councillorId: PERSON.abel,
    isLinked: true,
    counts: { agrees: 1, contradicts: 1, 'no-clear-answer': 1, abstained: 1, 'did-not-vote': 0 },
  })
})

test('an entry says in which election the answer was given, and what yes and no meant', async () => {
  const { entries } = await get(PERSON.abel, '?lang=fr')
  const entry = entries.find(({ outcome }) => outcome === 'agrees')
  expect(entry).toMatchObject({
    ...{ electionDate: '2022-10-23', comment: 'Mit Vorbehalt.', yesMeans: 'disagree' },
    ...{ question: { type: 'Standard-4' }, vote: { id: VOTE.third, title: 'Rentenreform', date: '2026-06-01' } },
    ...{ meaningYes: 'Annahme', meaningNo: 'Ablehnung' },
    fallback: { question: 'de', comment: 'de', meaningYes: 'de', meaningNo: 'de' },
  })
})

test('who was excused did not vote, and no reply takes no side', async () => {
  expect(shown(await get(FORMER))).toEqual([[VOTE.first, 'Frage q1?', 100, 'excused', 'did-not-vote']])
  expect(shown(await get(PERSON.berger))).toEqual([
    [VOTE.first, 'Frage q1?', 0, 'no', 'agrees'],
    [VOTE.first, 'Frage q2?', null, 'no', 'no-clear-answer'],
  ])
})

// Fails when canton, year of birth or namesakes are no longer looked at (same-person.ts, `readCouncillorsBorn`, `candidaciesOf`).
test.each([
  ['another canton', PERSON.caduff],
  ['a namesake in the parliament', NAMESAKE],
  ['two candidates of the same name in one election', GUEST],
  ['no candidacy', PERSON.minister],
])('%s: nothing is certain, and nothing compared', async (_, id) => {
  expect(await get(id)).toEqual({
    ...{ councillorId: id, isLinked: false, entries: [] },
    counts: { agrees: 0, contradicts: 0, 'no-clear-answer': 0, abstained: 0, 'did-not-vote': 0 },
  })
})

test('it is public data that may be kept, and needs somebody who exists', async () => {
  const { headers } = await api.call('GET', `/councillor/${PERSON.abel}/said-and-voted`)
  expect(headers.get('Cache-Control')).toBe('public, max-age=1800')
  const unknown = await api.call('GET', `/councillor/${UNKNOWN_ID}/said-and-voted`)
  expect(unknown).toMatchObject({ status: 404, json: { code: 'councillor_not_found' } })
  for (const query of ['?lang=xx', '?lang=de&lang=fr', '?page=1']) {
    expect((await api.call('GET', `/councillor/${PERSON.abel}/said-and-voted${query}`)).status, query).toBe(400)
  }
})

test('pairs whose question or vote is not there are named', async () => {
  expect(await idleQuestionVotes(api.db)).toEqual([
    'no question "another q1" yet: the pair compares nothing',
    'no vote "parliament/999" yet: the pair compares nothing',
    'no question "sample q9" yet: the pair compares nothing',
  ])
})
