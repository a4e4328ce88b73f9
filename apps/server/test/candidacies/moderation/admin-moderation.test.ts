import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEvents } from '../../../src/platform/audit/read-audit.ts'
import { type OperatorWorld, openOperatorWorld } from '../operators/operator-world.ts'
import { publish, submitted } from '../submitted.ts'

const FIELD = 'text/motto/de'
let world: OperatorWorld
let electionId: number
let number: string
let candidateId: number
beforeAll(async () => {
  world = await openOperatorWorld()
  ;({ electionId, number, candidateId } = world.person)
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'moderationDecision', 'readerReport', 'outbox'] as const)
    await world.db.deleteFrom(table).execute()
  await world.db.insertInto('actor').values({ actorId: 7, language: 'fr', createdAt: new Date(), activeAt: new Date() }).execute()
  const email = 'anna@example.ch'
  await world.db.insertInto('actorEmail').values({ emailNorm: email, email, actorId: 7, confirmedAt: new Date() }).execute()
  await say('Alles Ganoven!')
  await world.db.updateTable('candidacy').set({ actorId: 7 }).execute()
})
afterAll(() => world.close())

const say = (motto: string) =>
  submitted(world.db, {
    candidateId,
    electionId,
    candidacyId: 99,
    answers: { 1: 100 },
    content: { profile: { texts: { motto: { de: motto } } } },
  })
const candidacy = (...args: string[]) => world.atDesk('candidacy', ...args)
const place = () => [String(electionId), number, FIELD]

// Fails when a command does something else than it says, or the log does not know about whom it was.
test('an operator works the queue off: hides, returns, shows again and keeps, each in the audit log', async () => {
  const words = join(world.dataDir, 'words.txt')
  await writeFile(words, '# what is looked at\r\nfr: voyous\nganoven\n\n')
  const queue = await candidacy('queue', '--words', words)
  expect(queue).toMatchObject({ status: 0, stdout: expect.stringContaining(`   ${FIELD}, as submitted under number 1: "Alles Ganoven!"`) })
  expect(queue.stdout).toContain('marks: word')
  expect(queue.stdout).toContain(`candidacy hide|return|restore|keep ${electionId} ${number} ${FIELD}`)
  expect((await candidacy('queue', String(electionId))).stdout).toBe('Nothing waits\n')
  const since = new Date()
  await publish(world.db)
  const name = `${FIELD} of number ${number}`
  expect((await candidacy('return', ...place(), '--reason', 'rights')).stdout).toBe(`${name} is returned; the server sends the mail\n`)
  expect((await candidacy('hide', ...place(), '--reason', 'insult')).stdout).toBe(
    `${name} is held back; voters no longer see it with the next publication; the server sends the mail\n`,
  )
  expect((await candidacy('publish')).stdout).toMatch(/^Public now: 0 statements in 1 elections, 1 moderated; the data has version \d+\n$/)
  await say('Alles Menschen!')
  expect((await candidacy('restore', ...place())).stderr).toContain('If that can be shown, say --revision 2')
  expect((await candidacy('restore', ...place(), '--revision', '2')).stdout).toContain('is shown again with the next publication')
  expect((await candidacy('keep', ...place())).stdout).toBe(`${name} stays as it is\n`)
  const kinds = await world.db.selectFrom('delivery').select('kind').orderBy('queuedAt').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['candidacy-text-returned', 'candidacy-text-held', 'candidacy-text-restored'])
  const events = await readEvents(join(world.dataDir, 'audit'), ({ at }) => Date.parse(at) >= since.getTime())
  const decisions = events.filter(({ whose }) => whose === 'candidacy:99')
  expect(decisions.map(({ what, outcome }) => [what, outcome])).toEqual([
    ['candidacy return', 'ok'],
    ['candidacy hide', 'ok'],
    ['candidacy restore', 'invalid'],
    ['candidacy restore', 'ok'],
    ['candidacy keep', 'ok'],
  ])
  expect(JSON.stringify(events)).not.toMatch(/motto|Ganoven|insult/)
})

test.each([
  [['hide', 'E', 'N', 'text/motto/de'], 'Say --reason with one of insult, hatred, identity, rights, privacy, advertising'],
  [['hide', 'E', 'N', 'text/motto/de', '--reason', 'boring'], 'Say --reason'],
  [['hide', 'E', 'N', 'answer/1', '--reason', 'insult'], 'is no field that can be held back'],
  [['hide', 'E', 'N', 'text/hobbies/de', '--reason', 'insult'], 'says nothing'],
  [['hide', 'E', '99.99', 'text/motto/de', '--reason', 'insult'], 'has the number 99.99'],
  [['return', 'E', 'N', 'text/hobbies/de', '--reason', 'insult'], 'says nothing'],
  [['restore', 'E', 'N', 'text/motto/de'], 'is not held back'],
  [['keep', 'E', 'N', 'text/hobbies/de'], 'says nothing'],
  [['queue', '--words', '/nowhere'], '/nowhere cannot be read'],
])('what cannot be is refused in one line: %j', async (args, reason) => {
  const filled = args.map((one) => ({ E: String(electionId), N: number })[one] ?? one)
  expect(await candidacy(...filled)).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) })
  expect(await world.db.selectFrom('moderationDecision').selectAll().execute()).toEqual([])
})

test('who has no account any more is told nothing, and the operator sees it', async () => {
  await world.db.deleteFrom('actor').execute()
  expect((await candidacy('hide', ...place(), '--reason', 'insult')).stdout).toBe(
    `${FIELD} of number ${number} is held back; voters no longer see it with the next publication\n`,
  )
})
