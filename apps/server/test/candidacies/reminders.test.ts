import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeWave, readWaves } from '../../src/desk/candidacies/waves/waves.ts'
import { setReminders } from '../../src/desk/candidacies/waves/reminders.ts'
import { dropReminders } from '../../src/notify/mail/deliveries.ts'
import { DAY_MS, openWavesWorld, type WavesWorld } from './waves-world.ts'

let world: WavesWorld
beforeAll(async () => {
  world = await openWavesWorld()
})
afterEach(() => world.reset())
afterAll(() => world.close())

/** So many have been invited; the clock stands an hour before the first reminder. */
async function invited(count: number) {
  const contestId = await world.prepare(count)
  const { waveId } = await world.createWave(contestId)
  await changeWave(world.db, waveId, 'send')
  const run = async (turns = count + 1) => {
    for (let turn = 0; turn < turns; turn++) {
      await world.turn()
      world.moveClock(2_000)
    }
  }
  await run()
  await world.db.deleteFrom('outbox').execute()
  await world.db.updateTable('delivery').set({ outcome: 'sent', doneAt: world.now() }).execute()
  world.setClock(world.submitUntil - 14 * DAY_MS - 3_600_000)
  return { contestId, run }
}

const reminded = async () => {
  const rows = await world.db
    .selectFrom('delivery')
    .select('candidacyId')
    .where('kind', '=', 'candidacy-reminder')
    .orderBy('candidacyId')
    .execute()
  return rows.map(({ candidacyId }) => candidacyId)
}

async function submit(candidacyId: number) {
  const revision = { candidacyId, number: 1, consentVersion: '1', submittedAt: world.now(), submittedBy: 1, sha256: Buffer.alloc(32) }
  await world.db
    .insertInto('statementRevision')
    .values({ ...revision, answers: '{}' })
    .execute()
}

// Fails when reminders go without having been switched on, on another day, or twice.
test('once they are switched on, reminders go 14, 5 and 1 day before the end of changes, each once', async () => {
  const { contestId, run } = await invited(2)
  world.moveClock(2 * 3_600_000)
  await run()
  expect(await reminded()).toEqual([])
  world.moveClock(-2 * 3_600_000)
  await setReminders(world.db, contestId, true)
  await run()
  expect(await reminded()).toEqual([])
  for (const [index, days] of [14, 5, 1].entries()) {
    world.setClock(world.submitUntil - days * DAY_MS)
    await run()
    await run()
    expect((await reminded()).length, `${days} days before`).toBe(2 * (index + 1))
  }
  expect((await readWaves(world.db)).map(({ reminderDays }) => reminderDays)).toEqual([null, 14, 5, 1])
  world.setClock(world.submitUntil)
  await run()
  expect(await reminded()).toHaveLength(6)
})

// Fails when somebody who was away long gets three at once.
test('of reminders that were missed the last one alone goes', async () => {
  const { contestId, run } = await invited(1)
  await setReminders(world.db, contestId, true)
  world.setClock(world.submitUntil - 2 * DAY_MS)
  await run()
  expect((await readWaves(world.db)).map(({ reminderDays }) => reminderDays)).toEqual([null, 5])
})

// Fails when one of these is reminded.
test('who has submitted, stopped reminders, was not meant, has no address or refuses mails is not reminded', async () => {
  const { contestId, run } = await invited(6)
  await submit(1_000)
  const set = (candidacyId: number, values: object) =>
    world.db.updateTable('candidacy').set(values).where('candidacyId', '=', candidacyId).execute()
  await set(1_001, { remindersStoppedAt: world.now() })
  await set(1_002, { notMeAt: world.now() })
  await set(1_003, { bouncedAt: world.now() })
  await world.db.updateTable('delivery').set({ outcome: 'refused', smtpCode: 550 }).where('candidacyId', '=', 1_004).execute()
  await setReminders(world.db, contestId, true)
  world.setClock(world.submitUntil - 14 * DAY_MS)
  await run()
  expect(await reminded()).toEqual([1_005])
})

test('who submits between the wave and their turn gets none, and one that waits goes from the outbox', async () => {
  const { contestId, run } = await invited(6)
  await setReminders(world.db, contestId, true)
  world.setClock(world.submitUntil - 14 * DAY_MS)
  await run(1)
  expect(await reminded()).toEqual([1_000, 1_001])
  await submit(1_002)
  await run()
  expect(await reminded()).toEqual([1_000, 1_001, 1_003, 1_004, 1_005])
  await world.db.transaction().execute((tx) => dropReminders(tx, 1_000, world.now()))
  expect(await world.waiting()).toBe(4)
})

test('who has an account is reminded at its address, and keeps no invitation', async () => {
  const { contestId, run } = await invited(1)
  const { db, now } = world
  await db.insertInto('actor').values({ actorId: 5, language: 'rm', createdAt: now(), activeAt: now() }).execute()
  await db
    .insertInto('actorEmail')
    .values({ emailNorm: 'own@example.ch', actorId: 5, email: 'own@example.ch', confirmedAt: now() })
    .execute()
  await db.updateTable('candidacy').set({ actorId: 5 }).execute()
  await db.deleteFrom('invitation').execute()
  await setReminders(db, contestId, true)
  world.setClock(world.submitUntil - 14 * DAY_MS)
  await run()
  const { sealed } = await db.selectFrom('outbox').select('sealed').executeTakeFirstOrThrow()
  const mail = JSON.parse(world.dataKey.open(sealed))
  expect(mail).toMatchObject({
    ...{ kind: 'candidacy-reminder', to: 'own@example.ch', link: 'https://desk.example/candidacy?lang=rm', expiresAt: world.submitUntil },
    desk: { language: 'rm', stop: expect.stringMatching(/^https:\/\/desk\.example\/api\/reminders\/[\w-]{43}\?lang=rm$/) },
  })
  // The last day on which it can be done.
  expect(mail.desk.values.day).toContain('14')
  expect(await db.selectFrom('invitation').selectAll().execute()).toEqual([])
})
