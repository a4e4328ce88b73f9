import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OperatorWorld, openOperatorWorld } from './operator-world.ts'

const YEAR = new Date().getUTCFullYear() + 1
let world: OperatorWorld
let elections: number[]
beforeAll(async () => {
  world = await openOperatorWorld()
  await world.db
    .updateTable('election')
    .set({ electionDate: `${YEAR}-10-24` })
    .execute()
  elections = (await world.db.selectFrom('election').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterEach(async () => {
  for (const table of ['contest', 'candidacy'] as const) await world.db.deleteFrom(table).execute()
})
afterAll(() => world.close())

const contest = (...args: string[]) => world.admin(['contest', ...args])
const DATES = ['--submit-until', `${YEAR}-08-14`, '--voters-from', `${YEAR}-08-16`]
const create = (...args: string[]) => contest('create', 'National Council', '--elections', String(elections[0]), ...DATES, ...args)
const idOf = async () => String((await world.db.selectFrom('contest').select('contestId').executeTakeFirstOrThrow()).contestId)

async function invited(electionId = elections[0] ?? 0, expiresAt = new Date(Date.now() + 86_400_000)) {
  const row = {
    candidacyId: electionId,
    electionId,
    candidateId: electionId,
    actorId: null,
    language: 'de',
    createdAt: new Date(),
  } as const
  await world.db
    .insertInto('candidacy')
    .values({ ...row, contact: Buffer.alloc(60) })
    .execute()
  await world.db
    .insertInto('invitation')
    .values({ hash: Buffer.alloc(32, electionId % 256), candidacyId: electionId, createdAt: new Date(), expiresAt })
    .execute()
}

// Fails when a day that ends something is meant to its begin, or the week after it is forgotten.
test('an operator sets the dates of a contest and sees them by Swiss time', async () => {
  const { status, stdout } = await create()
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining(
      `changes until ${YEAR}-08-15 00:00, first submissions until ${YEAR}-08-22 00:00, voters from ${YEAR}-08-16 00:00, 7 questions without an answer`,
    ),
  ])
  const [stored] = await world.db.selectFrom('contest').selectAll().execute()
  expect(stored?.submitUntil).toEqual(new Date(`${YEAR}-08-14T22:00:00Z`))
  const set = await contest(
    'set',
    await idOf(),
    '--late-until',
    `${YEAR}-08-20T12:00`,
    '--no-answer-max',
    '3',
    '--elections',
    elections.join(','),
  )
  expect(set.stdout).toContain(`elections ${elections.join(', ')}; 0 invited`)
  expect((await contest('show')).stdout).toBe(set.stdout)
  expect(set.stdout).toContain(`first submissions until ${YEAR}-08-20 12:00`)
})

test.each([
  [['--submit-until', 'tomorrow'], '--submit-until is "tomorrow", but must be a day'],
  [['--submit-until', '2020-01-01'], '--submit-until (2020-01-02 00:00) is over already'],
  [['--late-until', `${YEAR}-08-01`], 'is before --submit-until'],
  [['--late-until', `${YEAR}-10-24T00:01`], `is after the begin of ${YEAR}-10-24, the day of election`],
  [['--voters-from', `${YEAR}-10-25`], '--voters-from'],
  [['--no-answer-max', 'x'], '--no-answer-max is "x"'],
  [['--elections', '999999'], 'There is no election 999999'],
])('what cannot be is refused in one line, and nothing is kept: %j', async (args, reason) => {
  expect(await create(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) })
  expect(await world.db.selectFrom('contest').selectAll().execute()).toEqual([])
})

test('an election belongs to one contest, and a contest has elections', async () => {
  await create()
  expect((await create()).stderr).toContain('belongs to a contest already')
  expect((await contest('create', 'Other', ...DATES)).stderr).toContain('Say --elections')
  expect((await contest('set', '999', '--name', 'x')).stderr).toContain('There is no contest 999')
})

// Fails when rules change under those who have begun by them.
test('once somebody is invited dates move later alone, to moments that are to come, and nothing else changes', async () => {
  await create()
  const id = await idOf()
  await invited()
  const refused = async (...args: string[]) => (await contest('set', id, ...args)).stderr
  expect(await refused('--submit-until', `${YEAR}-08-13`)).toContain(
    'are fixed, because somebody is invited (1): --submit-until can only be later',
  )
  expect(await refused('--late-until', `${YEAR}-08-15`)).toContain('--late-until can only be later')
  expect(await refused('--voters-from', `${YEAR}-08-15`)).toContain('--voters-from can only be later')
  expect(await refused('--no-answer-max', '9')).toContain('--no-answer-max stays 7')
  expect(await refused('--elections', String(elections[1]))).toContain('its rules are fixed')
  const later = await contest('set', id, '--submit-until', `${YEAR}-08-15`, '--late-until', `${YEAR}-08-23`, '--name', 'NR')
  expect(later).toMatchObject({ status: 0, stdout: expect.stringContaining(`changes until ${YEAR}-08-16 00:00`) })
  await world.db
    .updateTable('contest')
    .set({ submitUntil: new Date('2020-01-01T00:00:00Z') })
    .execute()
  expect(await refused('--submit-until', '2020-02-01')).toContain('is over already')
  expect((await contest('set', id, '--submit-until', `${YEAR}-08-16`)).status).toBe(0)
})

test('whose invitation is over fixes nothing; who has taken one up does, and so an election that had no contest', async () => {
  await invited(elections[0], new Date(Date.now() - 1))
  expect((await create()).status).toBe(0)
  await world.db.deleteFrom('contest').execute()
  await world.db.insertInto('actor').values({ actorId: 5, language: 'de', createdAt: new Date(), activeAt: new Date() }).execute()
  await world.db.updateTable('candidacy').set({ actorId: 5 }).execute()
  expect((await create()).stderr).toContain(`Somebody of election ${elections[0]} is invited (1)`)
})
