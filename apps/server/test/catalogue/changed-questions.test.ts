import type { CatalogueImport, QuestionType } from '@plenara/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { openTestApi, type TestApi } from '../api/api-client.ts'
import { sampleImport } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'

/** Each reading comes after the time for which a version is kept. */
let clock = 0
let api: TestApi
let electionId: number
beforeEach(async () => {
  api = await openTestApi({ catalogueOf: (db) => createPostgresCatalogue(db, { now: () => (clock += 2_000) }), filling: PLACES })
  api.setNow('2026-09-01T08:00:00Z')
})
afterEach(() => api.close())

interface Asked {
  readonly key: string
  readonly type: QuestionType
  readonly text: string
}

const FOUR: readonly Asked[] = ['1', '2', '3', '4'].map((key) => ({ key, type: 'Standard-4', text: `Soll ${key} gelten?` }))

function questionnaire(questions: readonly Asked[]): CatalogueImport {
  const [bundle] = sampleImport().questionnaires ?? []
  const [pattern] = bundle?.questions ?? []
  if (!bundle || !pattern) throw new Error('the sample has a question')
  return { questionnaires: [{ ...bundle, questions: questions.map(({ text, ...rest }) => ({ ...pattern, ...rest, text: { de: text } })) }] }
}

async function load(questions: readonly Asked[], corrected: readonly string[] = []) {
  return writeCatalogue(api.db, questionnaire(questions), { corrected: new Set(corrected) })
}

async function setUp(questions: readonly Asked[]) {
  const written = await writeCatalogue(api.db, { ...sampleImport('1'), ...questionnaire(questions) })
  electionId = written.electionIds[0] ?? 0
  const answers = questions.map(({ key }) => ({ candidate: '1', questionKey: key, value: 75 }))
  await writeCatalogue(api.db, { answers })
}

const election = async () => {
  const snapshot = await createPostgresCatalogue(api.db).election(electionId)
  if (!snapshot) throw new Error('there is an election')
  return snapshot
}

const changed = (index: number, change: Partial<Asked>) =>
  FOUR.map((question, at) => (at === index ? { ...question, ...change } : question))

async function answerAll() {
  const user = await api.newUser()
  const place = `/user/${user}/election/${electionId}`
  for (const { id } of (await election()).questions)
    expect((await api.call('PUT', `${place}/response/${id}`, { as: user, body: { value: 75, weight: 1 } })).status).toBe(200)
  const responses = async () => (await api.call<{ questionId: number }[]>('GET', `${place}/response`, { as: user })).json
  const percents = async () => (await api.call<{ shared: number }[]>('GET', `${place}/match-percent`, { as: user })).json
  return { responses, percents }
}

// Fails when a question keeps its id whatever it asks.
test('a question on another scale and one of opposite words are new ones, open for voters and candidates; the report names them', async () => {
  await setUp(FOUR)
  const before = (await election()).questions
  const { responses } = await answerAll()
  expect(await responses()).toHaveLength(4)
  const { doubts } = await load(
    changed(0, { type: 'Slider-7' }).map((one, at) => (at === 1 ? { ...one, text: 'Soll 2 nicht gelten?' } : one)),
  )
  expect(doubts).toEqual([
    'sample: question 1 has another scale: it is a new question, and answers to the former one do not count for it',
    'sample: question 2 has another text: it is a new question, and answers to the former one do not count for it; where only a mistake was mended, say --corrected 2',
  ])
  const after = await election()
  const isSame = after.questions.map(({ id }, at) => id === before[at]?.id)
  expect(isSame).toEqual([false, false, true, true])
  expect((await responses()).map(({ questionId }) => questionId)).toEqual(before.slice(2).map(({ id }) => id))
  expect(after.answers[0]?.answers.map(({ questionId }) => questionId)).toEqual(before.slice(2).map(({ id }) => id))
})

// Fails when the meaning is not kept with the key.
test('the former words are the former question again, with every answer; so is undoing', async () => {
  await setUp(FOUR)
  const before = await election()
  const { responses } = await answerAll()
  const given = await responses()
  await load(changed(1, { text: 'Soll 2 nicht gelten?' }))
  expect(await responses()).toHaveLength(3)
  await load(FOUR)
  expect([(await election()).questions.map(({ id }) => id), await responses()]).toEqual([before.questions.map(({ id }) => id), given])
  expect((await election()).answers).toEqual(before.answers)
  await load(changed(1, { text: 'Soll 2 nicht gelten?' }))
  const { id } = await api.db.selectFrom('importLog').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await undoImport(api.db, id)
  expect([(await election()).questions.map((one) => one.id), await responses()]).toEqual([before.questions.map((one) => one.id), given])
})

// Fails when `corrected` is not asked, or asked for the scale, too.
test('a mistake that is mended stays the question, a change of type-setting too, another scale never', async () => {
  await setUp(FOUR)
  const ids = async () => (await election()).questions.map(({ id }) => id)
  const before = await ids()
  expect((await load(changed(2, { text: 'SOLL  «3» – gelten ?' }))).doubts).toHaveLength(1)
  expect((await load(changed(2, { text: 'soll 3  gelten ?' }))).doubts).toHaveLength(1)
  expect(await ids()).toEqual(before)
  expect((await load(changed(2, { text: 'Soll drei gelten?' }), ['3'])).doubts).toEqual([])
  expect(await ids()).toEqual(before)
  await load(changed(2, { text: 'Soll drei gelten?', type: 'Slider-7' }), ['3'])
  expect((await ids())[2]).not.toBe(before[2])
})

// Fails when a value of another scale is shown, or counted in percent or diagram.
test('a stored value that is not on the scale is open', async () => {
  await setUp(FOUR)
  const { responses, percents } = await answerAll()
  const [first] = (await election()).questions
  await api.db
    .updateTable('question')
    .set({ type: 'Slider-7' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await api.db
    .updateTable('catalogueState')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
  expect(await responses()).toHaveLength(3)
  expect(await percents()).toMatchObject([{ shared: 3 }])
})

test('random changes of a questionnaire never let an answer count for what it was not given to (30 runs of 6 imports)', {
  tags: ['slow'],
}, async () => {
  await setUp(FOUR)
  const question = fc.record({
    type: fc.constantFrom<QuestionType>('Standard-4', 'Slider-7', 'options5'),
    text: fc.constantFrom('Soll es gelten?', 'Soll es nicht gelten?', 'Soll es nie gelten?'),
  })
  const state = fc.dictionary(fc.constantFrom('1', '2', '3'), question, { minKeys: 1 })
  const meaningById = new Map<number, string>()
  await fc.assert(
    fc.asyncProperty(fc.array(state, { minLength: 6, maxLength: 6 }), async (states) => {
      for (const asked of states) {
        await load(Object.entries(asked).map(([key, one]) => ({ key, ...one })))
        for (const { id, type, text } of (await election()).questions) {
          const meaning = `${type} ${text.de}`
          expect(meaningById.get(id) ?? meaning).toBe(meaning)
          meaningById.set(id, meaning)
        }
      }
      const ids = (await election()).questions.map(({ id }) => id)
      await load(Object.entries(states[0] ?? {}).map(([key, one]) => ({ key, ...one })))
      await load(Object.entries(states.at(-1) ?? {}).map(([key, one]) => ({ key, ...one })))
      expect((await election()).questions.map(({ id }) => id)).toEqual(ids)
    }),
    { numRuns: 30 },
  )
})
