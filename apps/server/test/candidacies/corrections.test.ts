import { changedFields } from '@plenara/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createContest } from '../../src/desk/candidacies/contests.ts'
import { acceptCorrection, listCorrections, refuseCorrection } from '../../src/desk/candidacies/corrections/decide-correction.ts'
import { readChangesOf } from '../../src/catalogue/candidates/statement-changes.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { type ContestWorld, DAY_MS, openContestWorld, outcomeOf } from './contest-world.ts'
import { publish } from './submitted.ts'

const REASON = 'Ich habe mich vertippt.'
let world: ContestWorld
let begin: number
let frozen: number
beforeAll(async () => {
  world = await openContestWorld()
  begin = world.now().getTime()
})
beforeEach(async () => {
  await world.reset()
  world.setClock(begin)
  const at = (days: number) => new Date(begin + days * DAY_MS)
  frozen = at(20).getTime()
  const dates = { submitUntil: at(20), lateUntil: at(27), votersFrom: at(10) }
  await createContest(world.db, { name: 'National Council', electionIds: [world.election.id], ...dates }, world.now())
})
afterAll(() => world.close())

const all = (value: number | null) => world.questionIds.map((questionId) => ({ questionId, value }))
const first = (value: number | null) => all(value).slice(0, 1)
const field = () => `answer/${world.questionIds[0]}`
const candidateId = () => world.people[0]?.candidateId ?? 0
const log = () => readChangesOf(world.db, candidateId())
const run = () => publish(world.db, { now: world.now() })

/** Somebody has submitted, and nothing can be changed any more. */
async function submitted() {
  const person = await world.claimed(0)
  await person.save(all(100))
  await person.submit()
  world.setClock(frozen)
  return person
}

// Fails when corrections are taken while the person can change the statement, or of who has submitted nothing.
test('a correction is asked for once nothing can be changed any more, of what was submitted', async () => {
  const person = await world.claimed(0)
  await person.save(all(100))
  world.setClock(frozen + 8 * DAY_MS)
  expect(await outcomeOf(person.correct({ answers: first(0), reason: REASON }))).toBe('not_frozen')
  world.setClock(begin)
  await person.submit()
  world.setClock(frozen - 1)
  expect([await outcomeOf(person.correct({ answers: first(0), reason: REASON })), (await person.corrections()).canAsk]).toEqual([
    'not_frozen',
    false,
  ])
  world.setClock(frozen)
  const asked = await person.correct({ answers: first(0), reason: ` ${REASON}` })
  expect(asked).toEqual({ id: asked.id, field: field(), before: 100, after: 0, reason: REASON, askedAt: world.now().toISOString() })
  expect(await person.corrections()).toMatchObject({ canAsk: true, submitted: { answers: all(100) }, corrections: [asked] })
})

// Fails when a rule of a statement does not hold for what a correction makes of it.
test('a correction that says nothing new, breaks a rule or waits already is refused', async () => {
  const person = await submitted()
  const ask = (sent: Omit<Parameters<typeof person.correct>[0], 'reason'>, reason = REASON) =>
    outcomeOf(person.correct({ ...sent, reason }))
  expect(await ask({ answers: first(100) })).toBe('nothing_to_correct')
  expect(await ask({ answers: first(33) })).toBe('value_not_on_scale')
  expect(await ask({ answers: [{ questionId: 999_999, value: 0 }] })).toBe('question_not_found')
  expect(await ask({ texts: [{ text: 'motto', language: 'de', value: 'Siehe www.example.ch' }] })).toBe('link_not_allowed')
  expect(await ask({ answers: first(0) }, 'Siehe https://example.ch')).toBe('link_not_allowed')
  expect(await ask({ answers: first(0) }, 'x'.repeat(301))).toBe('text_too_long')
  expect(await ask({ answers: first(0) })).toBe('ok')
  expect(await ask({ answers: first(25) })).toBe('correction_waits')
  expect(await ask({ links: [{ kind: 'website', url: 'https://anna.example.ch' }] })).toBe('ok')
})

test('no correction leaves more questions without an answer than the contest allows', async () => {
  const person = await world.claimed(0)
  await person.save([...all(null).slice(0, 7), ...all(100).slice(7)])
  await person.submit()
  world.setClock(frozen)
  expect(await outcomeOf(person.correct({ answers: all(null).slice(7, 8), reason: REASON }))).toBe('incomplete')
  expect(await outcomeOf(person.correct({ answers: all(0).slice(7, 8), reason: REASON }))).toBe('ok')
})

// Fails when one that was decided can be taken back, or one of somebody else.
test('a correction is taken back while nobody has decided, by its person alone', async () => {
  const person = await submitted()
  const { id } = await person.correct({ answers: first(0), reason: REASON })
  const other = await world.claimed(1)
  expect(await outcomeOf(other.takeBack(id))).toBe('not_found')
  expect(await outcomeOf(person.takeBack(Number.MAX_SAFE_INTEGER))).toBe('not_found')
  await person.takeBack(id)
  expect((await person.corrections()).corrections).toEqual([])
  const again = await person.correct({ answers: first(0), reason: REASON })
  await acceptCorrection(world.deciding, again.id)
  expect(await outcomeOf(person.takeBack(again.id))).toBe('not_found')
})

// Fails when a correction makes public what somebody else submitted.
test('what is withheld is not corrected, neither asked for nor accepted', async () => {
  const person = await submitted()
  const { id } = await person.correct({ answers: first(0), reason: REASON })
  await world.db.updateTable('candidacy').set({ withheldRevision: 1 }).where('candidacyId', '=', person.candidacyId).execute()
  await expect(acceptCorrection(world.deciding, id)).rejects.toThrow('is withheld')
  await person.takeBack(id)
  expect(await outcomeOf(person.correct({ answers: first(0), reason: REASON }))).toBe('not_frozen')
  expect((await person.corrections()).canAsk).toBe(false)
})

// Fails when the draft keeps the former value, the number is taken twice, or the log lacks the reason.
test('an accepted correction is a submission, becomes public with the next run, and stands in the log with its reason', async () => {
  const person = await submitted()
  await run()
  const catalogue = createPostgresCatalogue(world.db)
  const { id } = await person.correct({ answers: first(0), reason: REASON })
  expect(await listCorrections(world.db)).toMatchObject([{ correctionId: id, field: field(), before: 100, after: 0, reason: REASON }])
  expect(await acceptCorrection(world.deciding, id)).toEqual({ correctionId: id, candidacyId: person.candidacyId, revision: 2 })
  expect(await listCorrections(world.db)).toEqual([])
  expect(await log()).toEqual([])
  expect(world.mails.at(-1)).toMatchObject({ kind: 'candidacy-correction-accepted', values: { revision: '2' } })
  const own = await person.read()
  expect(own).toMatchObject({ isChanged: false, submission: { revision: 2 } })
  expect(own.answers[0]?.value).toBe(0)
  expect(world.mails.at(-1)?.values.fingerprint).toBe(own.submission?.sha256)
  await run()
  const on = new Date(frozen).toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' })
  expect(await log()).toEqual([{ on, field: field(), before: 100, after: 0, reason: REASON }])
  const shown = (await catalogue.election(world.election.id))?.candidates.find(({ id: one }) => one === candidateId())
  expect(shown).toMatchObject({ hasChanges: true, statement: { revision: 2 } })
  expect(await outcomeOf(acceptCorrection(world.deciding, id))).toContain('accepted already')
  expect(await outcomeOf(acceptCorrection(world.deciding, id + 1))).toContain('There is no correction')
})

test('a refused correction changes nothing, and its person reads why', async () => {
  const person = await submitted()
  await run()
  const { id } = await person.correct({ answers: first(0), reason: REASON })
  expect(await outcomeOf(refuseCorrection(world.deciding, id, '  '))).toContain('Say --reason')
  await refuseCorrection(world.deciding, id, 'Das war eine Meinung, kein Versehen.')
  expect(world.mails.at(-1)).toMatchObject({
    kind: 'candidacy-correction-refused',
    values: { reason: 'Das war eine Meinung, kein Versehen.' },
  })
  expect((await person.corrections()).corrections).toMatchObject([{ decision: { isAccepted: false, reason: expect.any(String) } }])
  expect([await run(), await log(), (await person.read()).submission?.revision]).toEqual([null, [], 1])
})

// Fails when a change is logged that voters never saw, or one that they saw is left out.
test('the log has what voters saw change, and nothing of what was replaced before a run', async () => {
  const person = await world.claimed(0)
  await person.save(all(100))
  await person.submit()
  await person.save(first(0))
  await person.submit()
  world.setClock(begin + 10 * DAY_MS)
  await run()
  expect(await log()).toEqual([])
  await person.save(first(25))
  await person.submit()
  await person.save(first(75))
  await person.submit()
  await run()
  expect(await log()).toMatchObject([{ field: field(), before: 0, after: 75, reason: null }])
  await person.save(first(0))
  await person.submit()
  await person.save(first(75))
  await person.submit()
  await run()
  expect(await log()).toHaveLength(1)
  const unchanged = (await createPostgresCatalogue(world.db).election(world.election.id))?.candidates.filter((one) => one.hasChanges)
  expect(unchanged?.map(({ id }) => id)).toEqual([candidateId()])
})

// Fails when a correction is told as a change of mind, or is hidden because nothing was public before.
test('corrections stand by themselves, also those that were accepted before voters came', async () => {
  await world.reset()
  const at = (days: number) => new Date(begin + days * DAY_MS)
  const dates = { submitUntil: at(20), lateUntil: at(27), votersFrom: at(24) }
  await createContest(world.db, { name: 'Late', electionIds: [world.election.id], ...dates }, world.now())
  const person = await submitted()
  const motto = (value: string) => ({ texts: [{ text: 'motto' as const, language: 'de' as const, value }], reason: REASON })
  for (const sent of [{ answers: first(0), reason: REASON }, motto('Eins'), motto('Zwei')]) {
    await acceptCorrection(world.deciding, (await person.correct(sent)).id)
  }
  expect(await run()).toBeNull()
  world.setClock(at(24).getTime())
  await run()
  expect((await log()).map(({ field: name, before, after, reason }) => [name, before, after, reason])).toEqual([
    [field(), 100, 0, REASON],
    ['text/motto/de', null, 'Eins', REASON],
    ['text/motto/de', 'Eins', 'Zwei', REASON],
  ])
  const revisions = await world.db.selectFrom('statementRevision').selectAll().orderBy('number').execute()
  const [before, after] = [revisions[0]!, revisions.at(-1)!]
  expect(
    changedFields(before, after)
      .map((change) => change.field)
      .toSorted(),
  ).toEqual([field(), 'text/motto/de'])
})

test('the public log is never changed, not even by a statement of SQL', async () => {
  const person = await submitted()
  await run()
  await acceptCorrection(world.deciding, (await person.correct({ answers: first(0), reason: REASON })).id)
  await run()
  await expect(sql`update statement_change set reason = null`.execute(world.db)).rejects.toThrow('the public log is not changed')
})

// Fails when two operators decide one wish.
test('of two that decide at once one does', async () => {
  const person = await submitted()
  const { id } = await person.correct({ answers: first(0), reason: REASON })
  const outcomes = await Promise.all([
    outcomeOf(acceptCorrection(world.deciding, id)),
    outcomeOf(refuseCorrection(world.deciding, id, 'Nein.')),
    outcomeOf(acceptCorrection(world.deciding, id)),
  ])
  expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
  const decided = world.mails.filter(({ kind }) => kind.startsWith('candidacy-correction')).slice(-1)
  expect(decided).toHaveLength(1)
})
