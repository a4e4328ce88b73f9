import { toContentLanguage } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { withLease } from '../../../db/job-lease.ts'
import type { WaveTable } from '../../../db/schema/wave.ts'
import { type RegularWork, startRegularWork } from '../../../platform/regular-work.ts'
import { openContact } from '../contact.ts'
import { type Inviting, queueInvitation } from '../invite.ts'
import { readOfficial } from '../official-candidacies.ts'
import { createDueReminders, queueReminder, type Reminded, readDueReminders } from './reminders.ts'

const POLL_MS = 2_000
/** So long after a failure it is tried again. */
const AGAIN_MS = 30_000
const MINUTE_MS = 60_000
/** Of all waves together: relays take more for spam. */
const PER_MINUTE = 60
/** In one turn, so that a minute's mails do not leave at once. */
const AT_ONCE = 2
/** While so many wait for the mail server no more are queued: once it is back it gets these at its own pace. */
const MOST_WAITING = 300

export interface WaveWorkerOptions extends Inviting {
  readonly onError: (error: unknown) => void
}

/** Queues the mails of waves, 60 a minute, on one server for all of a database. Each is queued in the transaction that notes it: none twice, none lost. */
export function startWaveWorker(options: WaveWorkerOptions): RegularWork {
  const { now, onError } = options
  return startRegularWork({ everyMs: POLL_MS, restMs: AGAIN_MS, now, work: () => queueWaves(options), onError })
}

/** One turn: makes the reminders that are due and queues the next mails, unless another server is at it. */
export async function queueWaves(options: Inviting): Promise<void> {
  const { db, now, outbox } = options
  const due = await readDueReminders(db, now())
  if (due.length === 0 && !(await isSending(db))) return
  await withLease({ db, job: 'waves' }, async (lease) => {
    if (due.length > 0) await lease.write((tx) => createDueReminders(tx, now()))
    for (let count = 0; count < AT_ONCE; count++) {
      if (!(await lease.write((tx) => queueNext({ ...options, db: tx })))) return
      outbox.wake()
    }
  })
}

async function isSending(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from wave w where state = 'sending' and exists (select from wave_member m where m.wave_id = w.wave_id and m.done_at is null)
    limit 1`.execute(db)
  return rows.length > 0
}

/** Queues the mail of the next person of a wave; false where nobody's turn is now. Stands in a transaction under the lease. */
async function queueNext(options: Inviting): Promise<boolean> {
  const { db, now } = options
  if (!(await hasRoom(db, now()))) return false
  // A pause waits for this transaction, and whoever begins after it finds no wave.
  const { rows } = await sql<Pick<WaveTable, 'reminderDays'> & { waveId: number }>`
    select w.wave_id as "waveId", w.reminder_days as "reminderDays" from wave w
    where state = 'sending' and exists (select from wave_member m where m.wave_id = w.wave_id and m.done_at is null)
    order by w.wave_id limit 1 for share of w`.execute(db)
  const [wave] = rows
  if (!wave) return false
  const { candidacyId } = await db
    .selectFrom('waveMember')
    .select('candidacyId')
    .where('waveId', '=', wave.waveId)
    .where('doneAt', 'is', null)
    .orderBy('candidacyId')
    .limit(1)
    .executeTakeFirstOrThrow()
  const person = await readPerson(db, candidacyId, now())
  const isQueued = wave.reminderDays === null ? await inviteMember(options, person) : await queueReminder(options, person)
  const mail = isQueued ? await readQueued(db, candidacyId) : null
  await db
    .updateTable('waveMember')
    .set({ doneAt: now(), mailId: mail })
    .where('waveId', '=', wave.waveId)
    .where('candidacyId', '=', candidacyId)
    .execute()
  return true
}

async function hasRoom(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ queued: number; waiting: number }>`
    select (select count(*) from wave_member where mail_id is not null and done_at > ${new Date(now.getTime() - MINUTE_MS)})::integer as queued,
      (select count(*) from outbox o join wave_member m on m.mail_id = o.mail_id join wave w on w.wave_id = m.wave_id
        where w.state <> 'paused')::integer as waiting`.execute(db)
  return (rows[0]?.queued ?? 0) < PER_MINUTE && (rows[0]?.waiting ?? 0) < MOST_WAITING
}

interface Person extends Reminded {
  /** An invitation that can be taken up. */
  readonly isInvited: boolean
  /** First submissions are over. */
  readonly isOver: boolean
}

/** Somebody as they are now, who stays so until the transaction ends. */
export async function readPerson(db: Database, candidacyId: number, now: Date): Promise<Person> {
  const { rows } = await sql<Person>`
    select c.candidacy_id as "candidacyId", c.candidate_id as "candidateId", c.actor_id as "actorId", c.contact, c.language,
      (c.not_me_at is not null or c.bounced_at is not null or c.reminders_stopped_at is not null or 'refused' is not distinct from (
        select d.outcome from delivery d where d.candidacy_id = c.candidacy_id order by d.queued_at desc, d.mail_id limit 1)) as "isUnreachable",
      exists (select from statement_revision r where r.candidacy_id = c.candidacy_id) as "isSubmitted",
      exists (select from invitation i where i.candidacy_id = c.candidacy_id) as "hasInvitation",
      exists (select from invitation i where i.candidacy_id = c.candidacy_id and i.expires_at > ${now}) as "isInvited",
      coalesce(t.submit_until, ${now}) as "submitUntil", coalesce(t.late_until <= ${now}, true) as "isOver"
    from candidacy c left join contest_election ce on ce.election_id = c.election_id left join contest t on t.contest_id = ce.contest_id
    where c.candidacy_id = ${candidacyId} for update of c`.execute(db)
  const [person] = rows
  if (!person) throw new Error(`There is no candidacy ${candidacyId}`)
  return person
}

async function inviteMember(inviting: Inviting, person: Person): Promise<boolean> {
  const { candidacyId, candidateId, actorId, contact, language, isInvited, isOver } = person
  if (actorId !== null || !contact || isInvited || isOver) return false
  const [official] = await readOfficial(inviting.db, { candidateIds: [candidateId] }, toContentLanguage(language))
  if (!official) return false
  const { email } = openContact(inviting.dataKey, candidacyId, contact)
  await queueInvitation(inviting, { candidacyId, official, email, language })
  return true
}

/** The mail that was queued last for somebody. */
async function readQueued(db: Database, candidacyId: number): Promise<Buffer> {
  const { mailId } = await db
    .selectFrom('delivery')
    .select('mailId')
    .where('candidacyId', '=', candidacyId)
    .where('outcome', 'is', null)
    .where('kind', 'in', ['candidacy-invitation', 'candidacy-reminder'])
    .orderBy('queuedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return mailId
}
