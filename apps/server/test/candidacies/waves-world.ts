import { createDataKey } from '../../src/keys/data-key.ts'
import { sealContact } from '../../src/desk/candidacies/contact.ts'
import { createContest } from '../../src/desk/candidacies/contests.ts'
import { queueWaves } from '../../src/desk/candidacies/waves/wave-worker.ts'
import { createWave } from '../../src/desk/candidacies/waves/waves.ts'
import { createOutbox } from '../../src/notify/mail/outbox.ts'
import { startOutboxWorker } from '../../src/notify/mail/outbox-worker.ts'
import { sendBySmtp } from '../../src/notify/mail/send-mail.ts'
import type { FaultySmtp } from '../security/smtp-fault-server.ts'
import { DEMONSTRATION } from '../support/fillings.ts'
import { createFilledDatabase } from '../support/test-database.ts'

export const DAY_MS = 86_400_000
const DESK_URL = 'https://desk.example'

/** Candidacies with addresses in a contest over the demonstration, and the workers of waves and mails with a clock that is moved. */
export async function openWavesWorld() {
  const database = await createFilledDatabase(DEMONSTRATION)
  const { db } = database
  const { id: electionId } = await db
    .selectFrom('election')
    .innerJoin('candidate', 'candidate.electionId', 'election.id')
    .select('election.id')
    .where('number', 'is not', null)
    .groupBy('election.id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('election').set({ electionDate: '2030-10-20' }).where('id', '=', electionId).execute()
  let clock = Date.parse('2030-06-01T10:00:00Z')
  const now = () => new Date(clock)
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const outbox = createOutbox({ dataKey, now, wake: () => undefined })
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const inviting = { db, dataKey, outbox, now, deskUrl: DESK_URL }
  const candidates = await db
    .selectFrom('candidate')
    .select('id')
    .where('electionId', '=', electionId)
    .where('gone', 'is', null)
    .orderBy('id')
    .execute()
  /** Adds candidacies with an address each, of the first candidates that have none. */
  const prepare = async (count: number) => {
    const rows = candidates.slice(0, count).map(({ id }, index) => {
      const candidacyId = 1_000 + index
      const contact = sealContact(dataKey, candidacyId, { email: `p${index}@example.ch` })
      return { candidacyId, electionId, candidateId: id, actorId: null, language: 'de' as const, contact, createdAt: now() }
    })
    if (rows.length > 0) await db.insertInto('candidacy').values(rows).execute()
    const dates = { submitUntil: new Date('2030-08-15T00:00:00+02:00'), votersFrom: new Date('2030-08-16T00:00:00+02:00') }
    const { contestId } = await createContest(db, { name: 'Wahl', electionIds: [electionId], ...dates }, now())
    return contestId
  }
  const startMails = (smtp: FaultySmtp) =>
    startOutboxWorker({
      ...{ db, dataKey, now, send: sendBySmtp(`smtp://127.0.0.1:${smtp.port}`), onError },
      ...{ from: 'Plenara <noreply@plenara.example>', publicUrl: 'https://plenara.example' },
    })
  return {
    ...{ db, database, dataKey, electionId, candidates, inviting, now, errors, prepare, startMails },
    submitUntil: Date.parse('2030-08-15T00:00:00+02:00'),
    /** One turn of the worker of waves. */
    turn: () => queueWaves(inviting),
    createWave: (contestId: number) => createWave(db, contestId, now()),
    setClock: (instant: number) => {
      clock = instant
    },
    moveClock: (milliseconds: number) => {
      clock += milliseconds
    },
    queued: async () => (await db.selectFrom('delivery').select('mailId').execute()).length,
    waiting: async () => (await db.selectFrom('outbox').select('mailId').execute()).length,
    reset: async () => {
      for (const table of ['candidacy', 'contest', 'actor', 'outbox', 'jobLease'] as const) await db.deleteFrom(table).execute()
      clock = Date.parse('2030-06-01T10:00:00Z')
      errors.length = 0
    },
    close: () => database.drop(),
  }
}

export type WavesWorld = Awaited<ReturnType<typeof openWavesWorld>>
