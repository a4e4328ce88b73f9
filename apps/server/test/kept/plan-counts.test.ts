import { randomBytes } from 'node:crypto'
import type { AnswerRecord, ImportLoss } from '@plenara/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import type { StoredLoss } from '../../src/catalogue/plan/stored-losses.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'

const [QUESTIONNAIRE] = sampleImport().questionnaires ?? []
const KEYS = ['1', '2', '3', '4']
const candidates = KEYS.map((key) => sampleCandidate(key, { portrait: key === '3' ? null : `<svg>${key}</svg>` }))

let api: TestApi
let electionId: number
beforeEach(async () => {
  api = await openTestApi({ catalogueOf: createPostgresCatalogue, filling: PLACES })
  api.setNow('2026-09-01T08:00:00Z')
  const written = await writeCatalogue(api.db, { ...sampleImport(), elections: [sampleBallot(candidates)] })
  electionId = written.electionIds[0] ?? 0
  const answers = KEYS.flatMap((candidate): AnswerRecord[] => [
    { candidate, questionKey: 'q1', value: 75 },
    { candidate, questionKey: 'q2', value: candidate === '4' ? null : 50 },
  ])
  await writeCatalogue(api.db, { answers }, { electionIds: [electionId] })
})
afterEach(() => api.close())

const snapshot = async () => (await createPostgresCatalogue(api.db).election(electionId))!

/** What a delivery would lose; nothing is stored. */
async function lossOf(loss: ImportLoss, data: Parameters<typeof writeCatalogue>[1]): Promise<string> {
  const { losses } = await writeCatalogue(api.db, data, { isRefused: () => true })
  return losses.find((one: StoredLoss) => one.loss === loss)?.reason ?? ''
}

/** Two voters who rate, one of them with a list and a note, and one who only registered. */
async function voters(): Promise<void> {
  const { candidates: stored, questions } = await snapshot()
  const [rater, keeper] = [await api.newUser(), await api.newUser(), await api.newUser()]
  const candidateId = stored[0]?.id ?? 0
  for (const user of [rater, keeper])
    await api.call('PUT', `/user/${user}/election/${electionId}/match/${candidateId}`, { as: user, body: { type: 'like' } })
  const answer = { value: 75, weight: 1 }
  await api.call('PUT', `/user/${rater}/election/${electionId}/response/${questions[0]?.id}`, { as: rater, body: answer })
  const list = { name: 'Meine', adapted: false, candidates: [{ id: candidateId, pos: 1 }] }
  await api.call('PUT', `/user/${keeper}/election/${electionId}/list`, { as: keeper, body: list })
  const note = { type: 'occupation', reference: `${candidateId}/occupation`, color: 'good' }
  await api.call('POST', `/user/${keeper}/candidate/${candidateId}/note`, { as: keeper, body: note })
  // Nothing of them can be opened from here on.
  await api.db
    .updateTable('userDocument')
    .set({ content: randomBytes(64) })
    .execute()
}

// Fails when the records of all elections are counted, or one is opened.
test('the plan says what hangs on candidates who go: answers, portraits, texts, and in how many accounts at most something sealed', async () => {
  await voters()
  const [first] = candidates
  const smaller = { ...sampleImport(), elections: [sampleBallot([first!])] }
  expect(await lossOf('candidates', smaller)).toContain(
    '3 candidates are missing: Anna Muster 2 (2), Anna Muster 3 (3), Anna Muster 4 (4); they are marked as gone, and kept with 6 answers, 2 portraits, ' +
      'the texts of 3; what voters rated, listed and noted is sealed, and kept too: at most 2 accounts rated somebody of this election, ' +
      '1 account and 1 account have lists and notes of any; accounts on devices are not known here',
  )
  await api.db.updateTable('userDocument').set({ scope: 999_999 }).where('kind', '=', 'opinions').execute()
  expect(await lossOf('candidates', smaller)).toContain('at most 0 accounts rated somebody of this election')
})

test('the plan says what hangs on a list that goes', async () => {
  const [list] = sampleBallot(candidates).lists
  const two = {
    ...sampleBallot(candidates),
    lists: [list!, { ...list!, key: '02', number: '02', name: { de: 'Gämse' }, candidateKeys: [] }],
  }
  await writeCatalogue(api.db, { ...sampleImport(), elections: [two] })
  await voters()
  const reason = await lossOf('lists', { ...sampleImport(), elections: [sampleBallot(candidates)] })
  expect(reason).toContain(
    '1 lists are missing: 02 Gämse; they are marked as gone, and kept; what voters rated, listed and noted is sealed',
  )
  expect(reason).toContain('1 account and 1 account have lists and notes of any')
})

// Fails when a candidate without an opinion counts.
test('the plan says how many answers hang on questions that go', async () => {
  await voters()
  const shorter = { ...QUESTIONNAIRE!, questions: QUESTIONNAIRE!.questions.slice(0, 1) }
  expect(await lossOf('questions', { questionnaires: [shorter] })).toBe(
    'sample: 1 questions are missing: q2 (Frage q2?); they are marked as gone, and kept with 3 answers of 3 candidates; ' +
      'what voters answered is sealed, and kept too: at most 2 accounts answered one of them; accounts on devices are not known here',
  )
})
