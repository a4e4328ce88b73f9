import { createDeviceCalls } from '@plenara/api/device-calls'
import type {
  AnswerComment,
  Candidate,
  CandidateResponse,
  ElectionBase,
  ElectionSnapshot,
  ExportHead,
  ExportLine,
  MatchPercent,
} from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { readElectionStates } from '../../src/catalogue/edit/election-states.ts'
import { createPostgresParliament } from '../../src/catalogue/parliament/postgres-parliament.ts'
import { createPostgresSources } from '../../src/catalogue/snapshots/postgres-sources.ts'
import { removeInvented } from '../../src/catalogue/edit/remove-invented.ts'
import { createPostgresUserStore } from '../../src/opinions/postgres-user-store.ts'
import { publish, submitted } from './submitted.ts'
import { openVotersWorld, type VotersWorld } from './voters-world.ts'

let api: VotersWorld['api']
let catalogue: VotersWorld['catalogue']
let election: VotersWorld['election']
let voter: number
beforeAll(async () => {
  ;({ api, catalogue, election } = await openVotersWorld((one) => one.answers.length < one.candidates.length && one.questions.length > 20))
  voter = await api.newUser()
  for (const [index, { id }] of election.questions.entries()) {
    const body = { value: index % 2 === 0 ? 100 : 0, weight: 1 }
    await api.call('PUT', `${place()}/response/${id}`, { as: voter, body })
  }
})
afterAll(() => api.close())

/** Somebody of whom an import brought answers, and somebody of whom none did. */
const spoken = () => election.answers[0]?.candidateId ?? 0
const silent = () => election.candidates.find(({ id }) => !election.answers.some(({ candidateId }) => candidateId === id))?.id ?? 0

const place = () => `/user/${voter}/election/${election.election.id}`
const percents = async () => (await api.call<MatchPercent[]>('GET', `${place()}/match-percent`, { as: voter })).json
const profile = async (id: number) => (await api.call<Candidate>('GET', `/election/${election.election.id}/candidate/${id}`)).json

/** What a device that has a version gets, and the election put together of it. */
async function delta(path: string, since: number) {
  const [head, ...lines] = (await api.call<[ExportHead, ...Exclude<ExportLine, ExportHead>[]]>('GET', `/export/v1${path}?since=${since}`))
    .json
  const itemsOf = (part: string) => lines.filter((line) => line.part === part).flatMap(({ items }) => [...items] as unknown[])
  const [base] = itemsOf('election') as ElectionBase[]
  const parts = Object.fromEntries(['questions', 'candidates', 'answers', 'lists'].map((part) => [part, itemsOf(part)]))
  return { head, election: { ...base, ...parts } as ElectionSnapshot }
}

/** The percents as a device computes them that has this election. */
async function percentsOnDevice(own: ElectionSnapshot): Promise<MatchPercent[]> {
  const device = createDeviceCalls({
    catalogue: { ...catalogue, election: async (id) => (id === own.election.id ? own : catalogue.election(id)) },
    parliament: createPostgresParliament(api.db, catalogue.dataVersion),
    users: createPostgresUserStore(api.db, createDataKey(Buffer.alloc(32, 7))),
    authenticate: async () => voter,
    now: () => new Date('2027-09-01T08:00:00Z'),
    version: '0.1.0',
    compatibility: { android: '*', ios: '*', web: '*' },
    log: (error) => {
      throw error
    },
  })
  return (await device.getMatchPercents({ params: { id: voter, eid: election.election.id } }, 'token')) as MatchPercent[]
}

// Fails when `readChanges` knows no publications: a device would load everything anew after each.
test('a device gets the election whose statements changed and nothing else, and computes the same percents as the server', async () => {
  const since = await catalogue.dataVersion()
  const before = await percents()
  const own = Object.fromEntries(election.questions.map(({ id }, index) => [id, index % 2 === 0 ? 100 : 0]))
  const candidateIds = [spoken(), silent()]
  for (const candidateId of candidateIds) await submitted(api.db, { candidateId, electionId: election.election.id, answers: own })
  await publish(api.db)
  const after = await percents()
  for (const id of candidateIds)
    expect(after.find(({ candidateId }) => candidateId === id)).toMatchObject({ value: 100, shared: election.questions.length })
  const untouched = ({ candidateId }: MatchPercent) => !candidateIds.includes(candidateId)
  expect(after.filter(untouched)).toEqual(before.filter(untouched))
  expect(after).toHaveLength(before.length)
  expect((await delta('/common', since)).head.replaces).toEqual([])
  const changed = await delta(`/canton/${election.election.cantonId}`, since)
  expect(changed.head.replaces).toEqual([`election:${election.election.id}`])
  expect(await percentsOnDevice(changed.election)).toEqual(after)
})

test('profile and answers say what somebody said themselves and since when; an imported profile says nothing of it', async () => {
  const [first, second] = election.answers.map(({ candidateId }) => candidateId)
  const at = new Date('2027-09-02T22:30:00Z')
  const own = Object.fromEntries(election.questions.map(({ id }) => [id, 100]))
  const revision = await submitted(api.db, { candidateId: first ?? 0, electionId: election.election.id, answers: own, at })
  await publish(api.db, { electionId: election.election.id })
  const shown = await profile(first ?? 0)
  // Past midnight in Switzerland.
  expect(shown.statement).toEqual({ on: '2027-09-03', revision })
  expect(shown.sourceId).toBe((await profile(second ?? 0)).sourceId)
  expect(await profile(second ?? 0)).not.toHaveProperty('statement')
  const path = `/election/${election.election.id}/response/${first}`
  const { json } = await api.call<CandidateResponse[]>('GET', path)
  expect(new Set(json.map(({ value, comment }) => `${value} ${comment}`))).toEqual(new Set(['100 null']))
})

// Fails when a comment is not published with its answer, loses its language, or importance is counted.
test('voters read comments with their language and what is important; no percent depends on either', async () => {
  const { id: electionId } = election.election
  const candidateId = spoken()
  const answers = Object.fromEntries(election.questions.map(({ id }) => [id, 100]))
  await submitted(api.db, { candidateId, electionId, answers })
  await publish(api.db)
  const before = await percents()
  const [one, two, three] = election.questions.map(({ id }) => id)
  const content = { important: [one!, three!], comments: { [one!]: { fr: 'Parce que' }, [two!]: { de: 'Darum', fr: 'Parce que' } } }
  await submitted(api.db, { candidateId, electionId, answers, content })
  await publish(api.db)
  const { json } = await api.call<CandidateResponse[]>('GET', `/election/${electionId}/response/${candidateId}?lang=de`)
  const said = new Map(json.map(({ questionId, value: _, ...rest }) => [questionId, rest]))
  expect([one, two, three].map((id) => said.get(id ?? 0))).toEqual([
    { comment: 'Parce que', commentLanguage: 'fr', important: true },
    { comment: 'Darum' },
    { comment: null, important: true },
  ])
  const { json: comments } = await api.call<AnswerComment[]>('GET', `/election/${electionId}/answer-comment?lang=de`)
  expect(comments.filter((comment) => comment.candidateId === candidateId)).toEqual([
    { candidateId, questionId: one, comment: 'Parce que', commentLanguage: 'fr', important: true },
    { candidateId, questionId: two, comment: 'Darum' },
    { candidateId, questionId: three, comment: '', important: true },
  ])
  expect(await percents()).toEqual(before)
})

// Fails when who answered for themselves is counted as somebody without answers, or twice.
test('operators see who answered for themselves among those with answers', async () => {
  const { id } = election.election
  const stateOf = async () => (await readElectionStates(api.db)).find(({ electionId }) => electionId === id)!
  const total = async () => {
    const parts = await createPostgresSources(api.db, catalogue.dataVersion).parts()
    return parts.filter(({ part }) => part === 'answers').reduce((sum, { real, fictional }) => sum + real + fictional, 0)
  }
  await api.db.deleteFrom('candidacy').execute()
  const [imported, before] = [await stateOf(), await total()]
  expect(imported.withStatement).toBe(0)
  const answers = Object.fromEntries(election.questions.map((question) => [question.id, 0]))
  for (const candidateId of [spoken(), silent()]) await submitted(api.db, { candidateId, electionId: id, answers })
  await publish(api.db)
  expect(await stateOf()).toMatchObject({ withAnswers: imported.withAnswers + 1, withStatement: 2 })
  expect(await total()).toBe(before + 1)
})

// Fails when a change is told of a question that nobody is asked, or who changed nothing is marked.
test('voters read what was changed since they came, with the day, in their language', async () => {
  const { id: electionId } = election.election
  const candidateId = spoken()
  const [one, two] = election.questions.map(({ id }) => id)
  const answers = { [one!]: 100, [two!]: 0, 999999: 0 }
  const interest = (paid: boolean) => [{ organisation: { de: 'Veloverein', fr: 'Club' }, role: { de: 'Mitglied' }, paid, since: null }]
  const at = (value: number, vestedInterests: ReturnType<typeof interest>) => ({
    ...{ candidateId, electionId, answers: { ...answers, [one!]: value, 999999: value }, content: { profile: { vestedInterests } } },
  })
  await submitted(api.db, at(100, []))
  await publish(api.db)
  await api.db.deleteFrom('statementChange').execute()
  await submitted(api.db, at(25, interest(true)))
  await publish(api.db, { now: new Date('2027-09-02T22:30:00Z') })
  const { json, status } = await api.call<unknown>('GET', `/election/${electionId}/candidate/${candidateId}/change?lang=fr`)
  expect([status, json]).toEqual([
    200,
    [
      { on: '2027-09-03', field: `answer/${one}`, before: 100, after: 25 },
      { on: '2027-09-03', field: 'fact/vestedInterests', before: [], after: ['Club (Mitglied)'] },
    ],
  ])
  expect(await profile(candidateId)).toMatchObject({ hasChanges: true })
  expect(await profile(silent())).not.toHaveProperty('hasChanges')
  expect((await api.call('GET', `/election/${electionId}/candidate/${silent()}/change`)).json).toEqual([])
  expect((await api.call('GET', `/election/${electionId}/candidate/999999/change`)).status).toBe(404)
})

// Fails when candidacies of an election that never was outlive it.
test('who was invited to an invented election goes with it', async () => {
  const { rows } = await removeInvented(api.db)
  expect(rows.candidacy).toBeGreaterThan(0)
  for (const table of ['candidacy', 'statementRevision', 'publishedStatement', 'statementChange'] as const)
    expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([])
})
