import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inviteCandidate } from '../../src/desk/candidacies/invite.ts'
import { readOfficial } from '../../src/desk/candidacies/official-candidacies.ts'
import { takeOutBounced } from '../../src/desk/candidacies/waves/bounces.ts'
import { changeWave, readWaves } from '../../src/desk/candidacies/waves/waves.ts'
import { createFaultySmtp } from '../security/smtp-fault-server.ts'
import { openWavesWorld, type WavesWorld } from './waves-world.ts'

const MINUTE_MS = 60_000
let world: WavesWorld
beforeAll(async () => {
  world = await openWavesWorld()
})
afterEach(() => world.reset())
afterAll(() => world.close())

/** Turns of the worker, two seconds apart. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn++) {
    await world.turn()
    world.moveClock(2_000)
  }
}

// Fails when a wave begins by itself, goes faster than its pace, or is sent a second time.
test('a wave goes once it is sent, sixty a minute, and each person gets one mail', async () => {
  const contestId = await world.prepare(8)
  const { waveId, people } = await world.createWave(contestId)
  await world.turn()
  expect([people, await world.queued()]).toEqual([8, 0])
  expect((await changeWave(world.db, waveId, 'send')).isChanged).toBe(true)
  await world.turn()
  expect(await world.queued()).toBe(2)
  await turns(8)
  expect(await world.queued()).toBe(8)
  expect((await changeWave(world.db, waveId, 'send')).isChanged).toBe(false)
  await turns(4)
  await expect(world.createWave(contestId)).rejects.toThrow('Nobody of contest')
  expect(await readWaves(world.db)).toEqual([
    {
      ...{ waveId, contestId, reminderDays: null, state: 'done', people: 8, left: 0 },
      ...{ skipped: 0, waiting: 8, sent: 0, refused: 0, dropped: 0 },
    },
  ])
})

test('no more than sixty are queued in any minute', async () => {
  const contestId = await world.prepare(80)
  const { waveId, people } = await world.createWave(contestId)
  expect(people, 'the demonstration has enough candidates').toBeGreaterThan(60)
  await changeWave(world.db, waveId, 'send')
  for (let turn = 0; turn < 40; turn++) await world.turn()
  expect(await world.queued()).toBe(60)
  world.moveClock(MINUTE_MS)
  await world.turn()
  expect(await world.queued()).toBe(62)
})

// Fails when a mail of a paused wave is begun, or one that waits is not held.
test('after a pause no mail of it leaves, also none that waits for the mail server; then each leaves once', {
  tags: ['slow'],
}, async () => {
  const smtp = await createFaultySmtp()
  const contestId = await world.prepare(6)
  const { waveId } = await world.createWave(contestId)
  await changeWave(world.db, waveId, 'send')
  await turns(2)
  const mails = world.startMails(smtp)
  await expect.poll(() => world.errors.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4)
  await changeWave(world.db, waveId, 'pause')
  await smtp.start()
  world.moveClock(10 * MINUTE_MS)
  await turns(3)
  mails.wake()
  const { mailId } = await world.db.selectFrom('outbox').select('mailId').executeTakeFirstOrThrow()
  // Something else goes out meanwhile: the worker has been at its row.
  const person = (await readOfficial(world.db, { electionId: world.electionId }, 'de')).findLast(({ number }) => number !== null)
  const invited = { electionId: world.electionId, number: person?.number ?? '', email: 'by-hand@example.ch', language: 'de' } as const
  await inviteCandidate(world.inviting, invited)
  mails.wake()
  await expect.poll(() => smtp.recipients, { timeout: 10_000 }).toEqual(['by-hand@example.ch'])
  expect(await world.db.selectFrom('outbox').select('mailId').where('mailId', '=', mailId).execute()).toHaveLength(1)
  expect((await changeWave(world.db, waveId, 'resume')).isChanged).toBe(true)
  for (let round = 0; round < 20 && (await readWaves(world.db)).some(({ left, waiting }) => left + waiting > 0); round++) {
    world.moveClock(5 * MINUTE_MS)
    await world.turn()
    mails.wake()
    await expect
      .poll(async () => (await world.db.selectFrom('outbox').select('mailId').where('dueAt', '<=', world.now()).execute()).length, {
        timeout: 10_000,
      })
      .toBe(0)
  }
  await mails.stop()
  await smtp.stop()
  // Six of the wave and the one by hand.
  expect([smtp.received.length, new Set(smtp.received.map(({ messageId }) => messageId)).size]).toEqual([7, 7])
  expect(smtp.recipients.toSorted()).toEqual([...new Set(smtp.recipients)].toSorted())
})

// Fails when whose turn it is is not looked at again.
test('who was invited by hand, has an account or no address any more is passed over', async () => {
  const contestId = await world.prepare(4)
  const { waveId } = await world.createWave(contestId)
  const { db } = world
  await db.insertInto('actor').values({ actorId: 5, language: 'de', createdAt: world.now(), activeAt: world.now() }).execute()
  await db.updateTable('candidacy').set({ actorId: 5 }).where('candidacyId', '=', 1_000).execute()
  await db.updateTable('candidacy').set({ contact: null }).where('candidacyId', '=', 1_001).execute()
  const open = {
    hash: Buffer.alloc(32, 1),
    candidacyId: 1_002,
    createdAt: world.now(),
    expiresAt: new Date(world.now().getTime() + MINUTE_MS * 60),
  }
  await db.insertInto('invitation').values(open).execute()
  await changeWave(db, waveId, 'send')
  await turns(4)
  expect(await readWaves(db)).toMatchObject([{ people: 4, left: 0, skipped: 3, waiting: 1 }])
})

test('two servers of one database queue each mail once', async () => {
  const contestId = await world.prepare(8)
  const { waveId } = await world.createWave(contestId)
  await changeWave(world.db, waveId, 'send')
  for (let turn = 0; turn < 20; turn++) {
    await Promise.all([world.turn(), world.turn()])
    world.moveClock(2_000)
  }
  const rows = await world.db.selectFrom('delivery').select('candidacyId').execute()
  expect([rows.length, new Set(rows.map(({ candidacyId }) => candidacyId)).size]).toEqual([8, 8])
})

test('waves that are not there, or were not sent, are refused in one sentence', async () => {
  const contestId = await world.prepare(1)
  const { waveId } = await world.createWave(contestId)
  await expect(changeWave(world.db, waveId, 'pause')).rejects.toThrow('was not sent yet')
  await expect(changeWave(world.db, waveId + 1, 'send')).rejects.toThrow(`There is no wave ${waveId + 1}`)
  await expect(world.createWave(contestId + 1)).rejects.toThrow('There is no contest')
  world.setClock(Date.parse('2030-09-01T00:00:00Z'))
  await expect(world.createWave(contestId)).rejects.toThrow('is over since')
})

// Fails when a dead address stays, or an account loses its own.
test('a late bounce takes the address out and ends the invitation; an account keeps its own and is marked', async () => {
  const contestId = await world.prepare(3)
  const { waveId } = await world.createWave(contestId)
  const { db, dataKey, now } = world
  await changeWave(db, waveId, 'send')
  await turns(3)
  await db.insertInto('actor').values({ actorId: 5, language: 'de', createdAt: now(), activeAt: now() }).execute()
  await db
    .insertInto('actorEmail')
    .values({ emailNorm: 'own@example.ch', actorId: 5, email: 'own@example.ch', confirmedAt: now() })
    .execute()
  await db.updateTable('candidacy').set({ actorId: 5 }).where('candidacyId', '=', 1_001).execute()
  const addresses = ['P0@example.ch', 'own@example.ch', 'p1@example.ch', 'nobody@example.ch']
  expect(await takeOutBounced({ db, dataKey, addresses, now })).toEqual({ taken: 1, marked: 1, unknown: 2 })
  const rows = await db.selectFrom('candidacy').select(['contact', 'bouncedAt']).orderBy('candidacyId').execute()
  expect(rows.map(({ contact, bouncedAt }) => [contact !== null, bouncedAt !== null])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
  expect(await db.selectFrom('invitation').select('candidacyId').where('candidacyId', '=', 1_000).execute()).toEqual([])
})
