import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitted } from '../submitted.ts'
import { type OperatorWorld, openOperatorWorld } from './operator-world.ts'

let world: OperatorWorld
let electionId: number
let number: string
beforeAll(async () => {
  world = await openOperatorWorld()
  ;({ electionId, number } = world.person)
})
afterAll(() => world.close())

const candidacy = (...args: string[]) => world.atDesk('candidacy', ...args)

test('an operator invites by the number on the ballot, and sees who was invited', async () => {
  expect(await candidacy('list', String(electionId))).toMatchObject({ status: 0, stdout: `Nobody of election ${electionId} was invited\n` })
  const invited = await candidacy('invite', String(electionId), number, '--email', 'anna@example.ch', '--language', 'rm')
  expect(invited).toMatchObject({ status: 0, stdout: expect.stringMatching(/ is invited; the server sends the mail\n$/) })
  expect((await candidacy('invite', String(electionId), number, '--email', 'anna@example.ch')).stdout).toContain(
    'again; the former link leads nowhere',
  )
  expect((await candidacy('list', String(electionId))).stdout).toMatch(
    new RegExp(`^${number}  .+  anna@example\\.ch  invited  invitation waits since \\d{4}-\\d{2}-\\d{2}\\n$`),
  )
  const { contact } = await world.db.selectFrom('candidacy').select('contact').executeTakeFirstOrThrow()
  expect(contact?.includes('anna')).toBe(false)
})

test('an operator publishes what was submitted at once, in one election or in all', async () => {
  const { id: candidateId } = await world.db
    .selectFrom('candidate')
    .select('id')
    .where('electionId', '=', electionId)
    .executeTakeFirstOrThrow()
  await world.db.deleteFrom('candidacy').execute()
  expect(await candidacy('publish')).toMatchObject({
    status: 0,
    stdout: 'What was submitted is public already, or waits for the day from which voters see it\n',
  })
  await submitted(world.db, { candidateId, electionId, answers: { 1: 100 } })
  expect((await candidacy('publish', String(electionId + 1))).stdout).toBe(
    'What was submitted is public already, or waits for the day from which voters see it\n',
  )
  expect(await candidacy('publish', String(electionId))).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Public now: 1 statements in 1 elections; the data has version \d+\n$/),
  })
  expect((await candidacy('publish', String(electionId), '2')).stderr).toContain('"2" is too much')
  expect((await candidacy('publish', 'all')).stderr).toContain('The id of the election is "all"')
})

// Fails when somebody who stands and says nothing counts, or an import passes for a word of one's own.
test('an operator sees how many of each list have answered, and how many of them at the desk', async () => {
  await world.db.deleteFrom('candidacy').execute()
  const rates = async () => {
    const { stdout, status } = await candidacy('rates', String(electionId), '--json')
    expect(status).toBe(0)
    return JSON.parse(stdout)
  }
  const before = await rates()
  expect(before.total).toBe((await world.db.selectFrom('candidate').select('id').where('electionId', '=', electionId).execute()).length)
  expect([before.own, before.answered < before.total]).toEqual([0, true])
  const silent = await world.db
    .selectFrom('candidate')
    .leftJoin('candidateAnswers', 'candidateAnswers.candidateId', 'candidate.id')
    .select('candidate.id')
    .where('electionId', '=', electionId)
    .where('candidateAnswers.candidateId', 'is', null)
    .executeTakeFirstOrThrow()
  await submitted(world.db, { candidateId: silent.id, electionId, answers: { 1: 100 } })
  await candidacy('publish', String(electionId))
  expect(await rates()).toMatchObject({ total: before.total, answered: before.answered + 1, own: 1 })
  expect((await candidacy('rates', String(electionId))).stdout).toMatch(/\nAll: \d+ of \d+ have answered, 1 of them at the desk\n$/)
  expect((await candidacy('rates', '999')).stderr).toContain('Nobody stands in election 999')
})

test.each([
  [['--email', 'anna'], 'anna is no e-mail address'],
  [[], 'Say --email'],
  [['--email', 'anna@example.ch', '--language', 'en'], '--language is "en", but must be one of'],
])('what cannot be is refused in one line: %j', async (args, reason) => {
  expect(await candidacy('invite', String(electionId), number, ...args)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(reason),
  })
})

// Fails when an operator decides without a reason that the person reads, or twice.
test('an operator sees which corrections wait, accepts one and refuses another for a reason', async () => {
  await world.db.deleteFrom('candidacy').execute()
  const people = await world.db
    .selectFrom('candidate')
    .select('id')
    .where('electionId', '=', electionId)
    .where('number', 'is not', null)
    .limit(2)
    .execute()
  const ids: string[] = []
  for (const { id: candidateId } of people) {
    const candidacyId = candidateId
    await submitted(world.db, { candidateId, electionId, answers: { 1: 100 }, candidacyId })
    await world.db
      .insertInto('actor')
      .values({ actorId: candidacyId, language: 'it', createdAt: new Date(), activeAt: new Date() })
      .execute()
    const email = `p${candidateId}@example.ch`
    await world.db.insertInto('actorEmail').values({ emailNorm: email, email, actorId: candidacyId, confirmedAt: new Date() }).execute()
    const wish = { candidacyId, field: 'answer/1', before: '100', after: '0', reason: 'Vertippt.', askedBy: candidacyId }
    const { correctionId } = await world.db
      .insertInto('correction')
      .values({ ...wish, askedAt: new Date(), decidedAt: null, revision: null, refusal: null })
      .returning('correctionId')
      .executeTakeFirstOrThrow()
    ids.push(String(correctionId))
  }
  const listed = await candidacy('correct', 'list')
  expect(listed.stdout).toMatch(
    new RegExp(`^${ids[0]}  election ${electionId}, .+, asked on \\d{4}-\\d{2}-\\d{2}\n   answer/1: 100 -> 0\n   because: Vertippt\\.\n`),
  )
  expect((await candidacy('correct', 'accept', ids[0] ?? '')).stdout).toContain('voters see it with the next publication')
  expect((await candidacy('correct', 'accept', ids[0] ?? '')).stderr).toContain(`Correction ${ids[0]} is accepted already`)
  expect((await candidacy('correct', 'refuse', ids[1] ?? '')).stderr).toContain('Why? Say --reason')
  expect(await candidacy('correct', 'refuse', ids[1] ?? '', '--reason', 'Kein Versehen.')).toMatchObject({ status: 0 })
  expect((await candidacy('correct', 'list')).stdout).toBe('No correction waits\n')
  expect((await candidacy('correct', 'decide', '1')).stderr).toContain('"decide" is none of list, accept, refuse')
  const kinds = await world.db.selectFrom('delivery').select('kind').orderBy('queuedAt').execute()
  expect(kinds.slice(-2).map(({ kind }) => kind)).toEqual(['candidacy-correction-accepted', 'candidacy-correction-refused'])
})

test('without the address of the desk nobody is invited', async () => {
  const { status, stderr } = await world.admin(['candidacy', 'invite', String(electionId), number, '--email', 'anna@example.ch'])
  expect([status, stderr]).toEqual([1, expect.stringContaining('DESK_URL is not set')])
})
