// @module-tag slow
import { readContacts } from '@plenara/importers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importContacts } from '../../src/desk/candidacies/waves/import-contacts.ts'
import { changeWave, readWaves } from '../../src/desk/candidacies/waves/waves.ts'
import { createFaultySmtp } from '../security/smtp-fault-server.ts'
import { openWavesWorld, type WavesWorld } from './waves-world.ts'

const ROWS = 590
const HOUR_MS = 3_600_000
let world: WavesWorld
beforeAll(async () => {
  world = await openWavesWorld()
  // A tenth of those who stand for the National Council: the mail server of the test takes ten a second.
  await world.db.deleteFrom('candidacy').execute()
  const { db, electionId } = world
  const [first] = await db.selectFrom('candidate').selectAll().where('electionId', '=', electionId).orderBy('id').limit(1).execute()
  const { max } = await db
    .selectFrom('candidate')
    .select((eb) => eb.fn.max('id').as('max'))
    .executeTakeFirstOrThrow()
  const added = Array.from({ length: ROWS }, (_, index) => ({
    ...(first as NonNullable<typeof first>),
    id: Number(max) + 1 + index,
    key: `many-${index}`,
    number: `${100 + Math.floor(index / 50)}.${String((index % 50) + 1).padStart(2, '0')}`,
    ...{ firstName: 'Anna', lastName: `Muster${letters(index)}`, listId: null },
  }))
  for (let from = 0; from < ROWS; from += 500) {
    await db
      .insertInto('candidate')
      .values(added.slice(from, from + 500) as never)
      .execute()
  }
}, 300_000)
afterAll(() => world.close())

const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
const addressOf = (index: number) => `${index % 100 < 3 ? 'refused' : index % 100 === 3 ? 'later' : 'person'}${index}@example.ch`

// Fails when a mail is lost or sent twice because the mail server or the worker was away.
test('hundreds of people: 3 % refused, 1 % put off, the mail server goes twice, and the worker with it: one mail each, none lost', async () => {
  const { db, electionId, now } = world
  const contestId = await world.prepare(0)
  const head = 'election,number,first_name,last_name,email'
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const number = `${100 + Math.floor(index / 50)}.${String((index % 50) + 1).padStart(2, '0')}`
    return `${electionId},${number},Anna,Muster${letters(index)},${addressOf(index)}`
  })
  const { contacts } = await readContacts({ file: 'contacts.csv', bytes: Buffer.from(`${[head, ...lines].join('\n')}\n`) })
  const imported = await importContacts({ db, dataKey: world.dataKey, now }, contacts)
  expect([imported.added, [...imported.letters]]).toEqual([ROWS, []])
  const isPutOff = new Set<string>()
  const smtp = await createFaultySmtp({
    refuse: (recipient) => {
      if (recipient.startsWith('refused')) return 550
      if (!recipient.startsWith('later') || isPutOff.has(recipient)) return null
      isPutOff.add(recipient)
      return 451
    },
  })
  await smtp.start()
  const { waveId } = await world.createWave(contestId)
  await changeWave(db, waveId, 'send')
  let mails = world.startMails(smtp)
  const deaths = [150, 350]
  const left = async () => {
    const [wave] = await readWaves(db, waveId)
    return (wave?.left ?? 0) + (wave?.waiting ?? 0)
  }
  for (let turn = 0; turn < 2_000; turn++) {
    await world.turn()
    world.moveClock(2_000)
    if (turn % 10 === 0) mails.wake()
    if (deaths[0] !== undefined && smtp.received.length >= deaths[0]) {
      deaths.shift()
      await mails.stop()
      await smtp.stop()
      mails = world.startMails(smtp)
      const before = world.errors.length
      for (let away = 0; away < 20; away++) {
        await world.turn()
        world.moveClock(2_000)
      }
      mails.wake()
      await expect.poll(() => world.errors.length, { timeout: 60_000 }).toBeGreaterThan(before)
      await smtp.start()
    }
    if (turn % 100 === 0 && (await left()) === 0) break
    // Nothing waits for the mail server for days only because the clock of this test runs ahead of it.
    if (turn % 100 === 0) await expect.poll(dueMails, { timeout: 60_000 }).toBe(0)
  }
  for (let round = 0; round < 20 && (await left()) > 0; round++) {
    world.moveClock(HOUR_MS)
    mails.wake()
    await expect.poll(dueMails, { timeout: 60_000 }).toBe(0)
  }
  await mails.stop()
  await smtp.stop()
  const refused = contacts.filter(({ email }) => email.startsWith('refused')).length
  expect(await readWaves(db, waveId)).toMatchObject([
    { state: 'done', people: ROWS, left: 0, skipped: 0, waiting: 0, sent: ROWS - refused, refused, dropped: 0 },
  ])
  const ids = smtp.received.map(({ messageId }) => messageId)
  expect([ids.length, new Set(ids).size]).toEqual([ROWS - refused, ROWS - refused])
  await changeWave(db, waveId, 'send')
  const queued = await world.queued()
  await world.turn()
  expect(await world.queued()).toBe(queued)
}, 300_000)

async function dueMails(): Promise<number> {
  return (await world.db.selectFrom('outbox').select('mailId').where('dueAt', '<=', world.now()).execute()).length
}
