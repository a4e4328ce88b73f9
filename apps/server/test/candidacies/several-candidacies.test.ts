import type { QuestionType } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskWorld, openDeskWorld, PASSWORD } from './desk-world.ts'
import { printLetter } from './printed-letter.ts'

const EMAIL = 'anna@example.ch'
let world: DeskWorld
let numbers: string[]
beforeAll(async () => {
  world = await openDeskWorld()
  numbers = world.people.map(({ number }) => number ?? '')
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'outbox', 'attempt'] as const) await world.db.deleteFrom(table).execute()
})
afterEach(() => expect(world.errors).toEqual([]))
afterAll(() => world.close())

/** Somebody with two candidacies in one account. */
const withTwo = async () => {
  const first = await world.claimed({ email: EMAIL, number: numbers[0] ?? '' })
  const second = await world.invite({ email: 'office@example.ch', number: numbers[1] ?? '' })
  const { status, json } = await world.call('claimForAccount', { cookie: first.cookie, body: { code: second.code } })
  expect(status).toBe(201)
  return { cookie: first.cookie, one: first.candidacyId, two: second.candidacyId, json }
}
const read = async (cookie: string, cid: number) => (await world.call('getCandidacy', { cookie, params: { cid } })).json
const save = (cookie: string, cid: number, body: object) => world.call('saveStatement', { cookie, params: { cid }, body })
const copy = (cookie: string, cid: number, from: number) => world.call('copyAnswers', { cookie, params: { cid }, body: { from } })
const questionsOf = async (cookie: string, cid: number): Promise<{ id: number; type: QuestionType }[]> =>
  (await world.call('getQuestionnaire', { cookie, params: { cid } })).json.questions
const candidaciesOf = async (cookie: string) =>
  (await world.call('getActor', { cookie })).json.candidacies.map(({ id }: { id: number }) => id)

test('whoever is signed in takes a further candidacy up for this account, whatever address it went to, once', async () => {
  const { cookie, one, two, json } = await withTwo()
  expect(json.candidacies.map(({ id }: { id: number }) => id).toSorted()).toEqual([one, two].toSorted())
  expect((await candidaciesOf(cookie)).toSorted()).toEqual([one, two].toSorted())
  expect(await world.db.selectFrom('actorEmail').select('email').execute()).toEqual([{ email: EMAIL }])
  const third = await world.invite({ email: 'office@example.ch', number: numbers[2] ?? '' })
  expect(await world.call('claimForAccount', { body: { code: third.code } })).toMatchObject({ status: 401 })
  await world.call('claimForAccount', { cookie, body: { code: third.code } })
  expect(await world.call('claimForAccount', { cookie, body: { code: third.code } })).toMatchObject({
    status: 404,
    json: { code: 'secret_invalid' },
  })
})

// Fails when an address alone joins what belongs to two people.
test('two accounts and two candidacies of one address stay apart until each link is opened', async () => {
  const anna = await world.claimed({ email: EMAIL, number: numbers[0] ?? '' })
  const beat = await world.claimed({ email: 'beat@example.ch', number: numbers[1] ?? '' })
  const invited = await world.invite({ email: EMAIL, number: numbers[2] ?? '' })
  const letter = await printLetter(world, { number: numbers[3] ?? '' })
  const { code, birthDate } = letter
  const before = world.mails.length
  expect((await world.call('confirmByMail', { body: { code, birthDate, email: EMAIL } })).status).toBe(202)
  const mail = await world.mailAfter(before, 'candidacy-address')
  expect([await candidaciesOf(anna.cookie), await candidaciesOf(beat.cookie)]).toEqual([[anna.candidacyId], [beat.candidacyId]])
  const link = /claim\?lang=\w+#([\w-]{43})$/m.exec(mail.text)?.[1] ?? ''
  expect((await world.call('claimForAccount', { cookie: anna.cookie, body: { code: invited.code } })).status).toBe(201)
  expect(await candidaciesOf(anna.cookie)).not.toContain(letter.candidacyId)
  expect((await world.call('claim', { body: { code: link, password: PASSWORD } })).status).toBe(201)
  expect((await candidaciesOf(anna.cookie)).toSorted()).toEqual([anna.candidacyId, invited.candidacyId, letter.candidacyId].toSorted())
  expect(await candidaciesOf(beat.cookie)).toEqual([beat.candidacyId])
})

// Fails when something is submitted, decided over, or no longer marked before it was looked at.
test('answers are taken over where nothing is decided, marked until they are looked at, and nothing is submitted', async () => {
  const { cookie, one, two } = await withTwo()
  const [first, second, third] = await questionsOf(cookie, one)
  const ids = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0] as const
  await save(cookie, one, {
    version: 0,
    answers: [
      { questionId: ids[0], value: 100 },
      { questionId: ids[1], value: null },
      { questionId: ids[2], value: 0 },
    ],
  })
  await save(cookie, two, { version: 0, answers: [{ questionId: ids[2], value: 100 }] })
  expect((await read(cookie, two)).copyable).toEqual([{ id: one, election: expect.any(String), answers: 2 }])
  expect(await copy(cookie, two, one)).toMatchObject({ status: 200, json: { version: 2 } })
  const taken = await read(cookie, two)
  expect(taken).toMatchObject({ copied: [ids[0], ids[1]], copyable: [], submission: null, version: 2 })
  expect(taken.answers).toEqual([
    { questionId: ids[0], value: 100 },
    { questionId: ids[1], value: null },
    { questionId: ids[2], value: 100 },
  ])
  expect(await copy(cookie, two, one)).toMatchObject({ status: 200, json: { version: 2 } })
  // Looked at: the one stays as it is, the other is changed.
  await save(cookie, two, { version: 2, answers: [{ questionId: ids[0], value: 100 }] })
  expect(await read(cookie, two)).toMatchObject({ copied: [ids[1]], version: 3 })
  await save(cookie, two, { version: 3, answers: [{ questionId: ids[1], value: 0 }] })
  expect(await read(cookie, two)).toMatchObject({ copied: [], version: 4 })
  expect((await read(cookie, one)).answers).toHaveLength(3)
})

// Fails when a number of one scale is taken for one of another.
test('to another questionnaire goes what asks the same on the same scale', async () => {
  const { db, electionId } = world
  const one = await world.claimed({ email: EMAIL, number: numbers[0] ?? '' })
  const { questionnaireId } = await db
    .selectFrom('election')
    .select('questionnaireId')
    .where('id', '=', electionId)
    .executeTakeFirstOrThrow()
  const other = await db
    .selectFrom('election')
    .innerJoin('candidate', 'candidate.electionId', 'election.id')
    .select(['election.id as electionId', 'electionDate', 'questionnaireId', 'number'])
    .where('questionnaireId', 'is not', null)
    .where('questionnaireId', '!=', questionnaireId)
    .where('number', 'is not', null)
    .orderBy('election.id')
    .executeTakeFirstOrThrow()
  await db.updateTable('election').set({ electionDate: '2090-10-20' }).where('id', '=', other.electionId).execute()
  const { code, candidacyId } = await world.invite({ email: EMAIL, electionId: other.electionId, number: other.number ?? '' })
  await world.call('claimForAccount', { cookie: one.cookie, body: { code } })
  const asked = await questionsOf(one.cookie, one.candidacyId)
  await save(one.cookie, one.candidacyId, { version: 0, answers: asked.map(({ id }) => ({ questionId: id, value: 100 })) })
  const asks = (of: number | null) =>
    db
      .selectFrom('question')
      .select(['id', 'type', sql<number>`coalesce(opinion_id, id)`.as('opinion')])
      .where('questionnaireId', '=', of ?? 0)
      .where('gone', 'is', null)
      .orderBy('position')
      .execute()
  const here = await asks(other.questionnaireId)
  const there = await asks(questionnaireId)
  const same = here.filter(({ opinion, type }) => there.some((one) => one.opinion === opinion && one.type === type))
  const [changed, ...rest] = same
  expect(rest.length).toBeGreaterThan(0)
  await db
    .updateTable('question')
    .set({ type: changed?.type === 'Slider-7' ? 'Standard-4' : 'Slider-7' })
    .where('id', '=', changed?.id ?? 0)
    .execute()
  expect((await read(one.cookie, candidacyId)).copyable).toEqual([
    { id: one.candidacyId, election: expect.any(String), answers: rest.length },
  ])
  await copy(one.cookie, candidacyId, one.candidacyId)
  expect((await read(one.cookie, candidacyId)).copied).toEqual(rest.map(({ id }) => id))
  await db
    .updateTable('question')
    .set({ type: changed?.type ?? 'Standard-4' })
    .where('id', '=', changed?.id ?? 0)
    .execute()
  await db.updateTable('election').set({ electionDate: other.electionDate }).where('id', '=', other.electionId).execute()
})

// Fails when whose candidacy it is, is not asked.
test('answers go over neither from nor to the candidacy of somebody else, nor once it is frozen', async () => {
  const { cookie, one, two } = await withTwo()
  const [first] = await questionsOf(cookie, one)
  await save(cookie, one, { version: 0, answers: [{ questionId: first?.id, value: 100 }] })
  const other = await world.claimed({ email: 'beat@example.ch', number: numbers[2] ?? '' })
  expect((await copy(other.cookie, other.candidacyId, one)).status).toBe(404)
  expect((await copy(other.cookie, two, one)).status).toBe(404)
  expect((await copy(cookie, other.candidacyId, one)).status).toBe(404)
  expect((await read(other.cookie, other.candidacyId)).answers).toEqual([])
  const { electionDate } = await world.db
    .selectFrom('election')
    .select('electionDate')
    .where('id', '=', world.electionId)
    .executeTakeFirstOrThrow()
  await world.db.updateTable('election').set({ electionDate: '2020-01-01' }).where('id', '=', world.electionId).execute()
  expect(await copy(cookie, two, one)).toMatchObject({ status: 409, json: { code: 'frozen' } })
  expect(await read(cookie, two)).toMatchObject({ copyable: [] })
  await world.db.updateTable('election').set({ electionDate }).where('id', '=', world.electionId).execute()
})
