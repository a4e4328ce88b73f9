import { createHash } from 'node:crypto'
import { MAX_COMMENT, MAX_IMPORTANT } from '@plenara/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'
import { type OwnStatement, openOwnStatement } from './own-statement.ts'

let world: DeskWorld
let own: OwnStatement
let ids: readonly number[]
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  own = await openOwnStatement(world)
  ids = own.ids
})
afterAll(() => world.close())

const read = () => own.read()
const save: OwnStatement['save'] = (version, parts) => own.save(version, parts)
const submit = () => own.submit()
const all = () => ids.map((questionId) => ({ questionId, value: 100 }))
const marks = (count: number) => ids.slice(0, count).map((questionId) => ({ questionId, important: true }))
const comment = (text: string | null, index = 0, language: 'de' | 'fr' = 'de') => ({ questionId: ids[index] ?? 0, language, text })

test('comments and marks are kept in the order of the questions, composed, until they are taken away', async () => {
  expect(await read()).toMatchObject({ important: [], comments: [] })
  const parts = { important: [marks(2)[1]!], comments: [comment(' Cafe\u0301 ', 1, 'fr'), comment('Ja'), comment('Oui', 0, 'fr')] }
  expect((await save(0, parts)).json).toMatchObject({ version: 1 })
  expect(await read()).toMatchObject({
    important: [{ questionId: ids[1], important: true }],
    comments: [comment('Ja'), comment('Oui', 0, 'fr'), comment('Café', 1, 'fr')],
  })
  await save(1, { important: [{ questionId: ids[1] ?? 0, important: false }], comments: [comment(null), comment('  ', 1, 'fr')] })
  expect(await read()).toMatchObject({ version: 2, important: [], comments: [comment('Oui', 0, 'fr')] })
})

// Fails when a comment has no version of its own, or an unchanged one counts as a change.
test('each language of a comment is a field of its own: another device is in the way at the same one alone', async () => {
  await save(0, { comments: [comment('Ja')] })
  expect(
    (await save(0, { comments: [comment('Oui', 0, 'fr'), comment('Ja')], important: marks(1), answers: all().slice(0, 1) })).status,
  ).toBe(200)
  const late = await save(0, { comments: [comment('Si', 1, 'fr'), comment('Nein')] })
  expect(late).toMatchObject({ status: 412, json: { code: 'stale', errors: [{ path: 'comments.1', code: 'stale' }] } })
  expect(await save(0, { important: [{ questionId: ids[0] ?? 0, important: false }] })).toMatchObject({
    status: 412,
    json: { errors: [{ path: 'important.0', code: 'stale' }] },
  })
  expect((await read()).version).toBe(2)
})

// Fails when marks are not counted together with those that are stored.
test('ten questions are especially important, the eleventh is refused with its place, and one that goes makes room', async () => {
  expect((await save(0, { important: marks(MAX_IMPORTANT) })).status).toBe(200)
  const eleventh = { questionId: ids[MAX_IMPORTANT] ?? 0, important: true }
  expect(await save(1, { answers: all().slice(0, 1), important: [eleventh] })).toMatchObject({
    status: 422,
    json: { code: 'too_many_important', status: 422, errors: [{ path: 'important.0', code: 'too_many_important' }] },
  })
  expect(await read()).toMatchObject({ version: 1, answers: [] })
  expect((await save(1, { important: [{ questionId: ids[0] ?? 0, important: false }, eleventh] })).status).toBe(200)
  expect((await read()).important).toHaveLength(MAX_IMPORTANT)
})

test.each([
  ['text_too_long', 'a'.repeat(MAX_COMMENT + 1)],
  ['text_not_allowed', 'Ja\u202e'],
  ['text_not_allowed', 'Ja\u200b'],
  ['text_not_allowed', `J${'\u0301'.repeat(200)}`],
  ['link_not_allowed', 'Siehe www.example.ch'],
] as const)('a comment is refused as %s, by its place, and nothing of the change is kept', async (code, text) => {
  expect(await save(0, { comments: [comment('Ja'), comment(text, 1)] })).toMatchObject({
    status: 422,
    json: { code, errors: [{ path: 'comments.1', code }] },
  })
  expect(await read()).toMatchObject({ version: 0, comments: [] })
})

test('a comment on a question that is not asked, or in a language of nobody, is refused', async () => {
  const foreign = [{ ...comment('Ja'), questionId: 999_999 }]
  expect(await save(0, { comments: foreign })).toMatchObject({
    status: 404,
    json: { errors: [{ path: 'comments.0', code: 'question_not_found' }] },
  })
  expect((await save(0, { comments: [{ ...comment('Ja'), language: 'gsw' as 'de' }] })).status).toBeOneOf([400, 422])
  expect((await save(0, { comments: [], important: [] })).status).toBeOneOf([400, 422])
})

// Fails when comments are no part of the fingerprint, or a statement without any has another one than before there were comments.
test('what was written is submitted with the answers and is part of the fingerprint; without it that is the one of the answers', async () => {
  await save(0, { answers: all() })
  const plain = await submit()
  const answers = all()
    .toSorted((a, b) => a.questionId - b.questionId)
    .map(({ questionId, value }) => [questionId, value])
  const expected = createHash('sha256')
    .update(JSON.stringify({ candidacy: own.cid, consent: '1', answers }))
    .digest('hex')
  expect(plain.json).toMatchObject({ revision: 1, sha256: expected })
  await save(1, { comments: [comment('Ja')] })
  expect(await read()).toMatchObject({ isChanged: true })
  const commented = await submit()
  expect(commented.json).toMatchObject({ revision: 2 })
  await save(2, { important: marks(1) })
  expect((await submit()).json).toMatchObject({ revision: 3 })
  expect(await read()).toMatchObject({ isChanged: false })
  await save(3, { comments: [comment(null)], important: [{ questionId: ids[0] ?? 0, important: false }] })
  expect(await read()).toMatchObject({ isChanged: true })
  expect((await submit()).json).toMatchObject({ revision: 4, sha256: expected })
  const stored = await world.db.selectFrom('statementRevision').select('content').orderBy('number').execute()
  expect(stored.map(({ content }) => content)).toEqual([
    {},
    { comments: { [ids[0] ?? 0]: { de: 'Ja' } } },
    { important: [ids[0]], comments: { [ids[0] ?? 0]: { de: 'Ja' } } },
    {},
  ])
})
