import type { AnswerComment, Candidate, CandidateResponse, ExportLine, LoggedChange, ModerationCount } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdField, type Moderating, restoreField } from '../../../src/desk/candidacies/moderation/decide.ts'
import { publish, submitted } from '../submitted.ts'
import { openVotersWorld, type VotersWorld } from '../voters-world.ts'

let api: VotersWorld['api']
let catalogue: VotersWorld['catalogue']
let election: VotersWorld['election']
let moderating: Moderating
beforeAll(async () => {
  ;({ api, catalogue, election } = await openVotersWorld(({ candidates }) => candidates.some(({ number }) => number !== null)))
  const outbox = { add: async () => undefined, addForDesk: async () => undefined, wake: () => undefined }
  moderating = { db: api.db, outbox, now: () => new Date(), deskUrl: 'https://desk.example' }
})
afterAll(() => api.close())

const CANARY = 'kanarienvogel-schimpft'
const PICTURE = 'ab'.repeat(32)

/** Everything about somebody that a voter, a guest, a device or whoever reads the API can get. */
async function everything(candidateId: number) {
  const base = `/election/${election.election.id}`
  const get = async <T>(path: string) => (await api.call<T>('GET', path)).json
  const exported = (await api.call<[unknown, ...ExportLine[]]>('GET', `/export/v1/canton/${election.election.cantonId}`)).text
  const answers = {
    candidate: await get<Candidate>(`${base}/candidate/${candidateId}?lang=de`),
    all: await get<Candidate[]>(`${base}/candidate?lang=de`),
    responses: await get<CandidateResponse[]>(`${base}/response/${candidateId}?lang=de`),
    comments: await get<AnswerComment[]>(`${base}/answer-comment?lang=de`),
    changes: await get<LoggedChange[]>(`${base}/candidate/${candidateId}/change?lang=de`),
  }
  return { ...answers, text: `${JSON.stringify(answers)}${exported}` }
}

// Fails when one reader does not know what is held back: the API, the export of devices, the log, a picture by its address.
test('what is held back is in no answer, no export, no log and no picture, and everything else is', { tags: ['slow'] }, async () => {
  const { id: electionId } = election.election
  const { id: candidateId, number } = election.candidates.find((one) => one.number !== null)!
  const [first, second] = election.questions.map(({ id }) => id)
  const answers = Object.fromEntries(election.questions.map(({ id }) => [id, 100]))
  const interest = (organisation: string) => [{ organisation: { de: organisation }, role: {}, paid: null, since: null }]
  const content = (word: string) => ({
    important: [first!],
    comments: { [first!]: { de: word, fr: 'Parce que' }, [second!]: { de: 'Darum' } },
    profile: {
      texts: { motto: { de: word, fr: 'Pour tous.' }, hobbies: { de: 'Velo' } },
      links: [{ kind: 'website' as const, url: `https://${word}.example.ch` }],
      campaignBudget: 500,
      vestedInterests: interest(word),
    },
    portrait: PICTURE,
  })
  await submitted(api.db, { candidateId, electionId, answers, content: content('vorher') })
  const [small, large] = [Buffer.from('small'), Buffer.from('large')]
  await api.db
    .insertInto('statementPortrait')
    .values({ candidacyId: 1_000_000 + candidateId, hash: PICTURE, small, large })
    .execute()
  await publish(api.db)
  await submitted(api.db, { candidateId, electionId, answers, content: content(CANARY) })
  await publish(api.db)
  expect((await everything(candidateId)).text).toContain(CANARY)
  expect(await catalogue.picture(PICTURE.slice(0, 16), 'large')).not.toBeNull()
  const fields = [`comment/${first}/de`, 'text/motto/de', 'link/website', 'fact/vestedInterests', 'portrait']
  const named = (field: string) => ({ electionId, number: number ?? '', field })
  for (const field of fields) expect((await holdField(moderating, named(field), 'insult')).isTold).toBe(false)
  const version = await catalogue.dataVersion()
  await publish(api.db)
  expect(await catalogue.dataVersion()).toBe(version + 1)
  const { candidate, responses, changes, text } = await everything(candidateId)
  expect(text).not.toContain(CANARY)
  expect(candidate).toMatchObject({ motto: 'Pour tous.', hobbies: 'Velo', campaignBudget: 500, interests: [], links: [], portrait: null })
  const said = new Map(responses.map((one) => [one.questionId, one]))
  expect([said.get(first!), said.get(second!)]).toMatchObject([
    { value: 100, comment: 'Parce que', commentLanguage: 'fr', important: true },
    { value: 100, comment: 'Darum' },
  ])
  expect(changes.filter(({ held }) => held?.includes('after')).map(({ field }) => field)).toHaveLength(4)
  for (const size of ['small', 'large'] as const) expect(await catalogue.picture(PICTURE.slice(0, 16), size)).toBeNull()
  expect((await catalogue.portraits([candidateId])).has(candidateId)).toBe(false)
  const counts = async () => (await api.call<ModerationCount[]>('GET', `/election/${electionId}/moderation`)).json
  expect(await counts()).toContainEqual({ reason: 'insult', reported: 0, held: 5 })
  for (const field of fields) await restoreField(moderating, named(field))
  await publish(api.db)
  const restored = await everything(candidateId)
  expect(restored.candidate).toMatchObject({ motto: CANARY, interests: [{ organisation: CANARY }] })
  expect([restored.candidate.portrait, restored.text.includes(CANARY)]).toEqual([`/api/portrait/${PICTURE.slice(0, 16)}/small`, true])
  expect((await counts()).map(({ held }) => held)).toEqual([0, 0, 0, 0, 0, 0])
})

test('the counts of an election that does not exist are not there', async () => {
  expect((await api.call('GET', '/election/999999/moderation')).status).toBe(404)
})
