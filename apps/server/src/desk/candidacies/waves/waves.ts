import { swissMoment } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { WaveTable } from '../../../db/schema/wave.ts'
import { StartError } from '../../../platform/start-error.ts'

/** A wave with how many of its mails are where. */
export interface Wave {
  readonly waveId: number
  readonly contestId: number
  /** So many days before the end of changes it reminds; null: it invites. */
  readonly reminderDays: number | null
  /** `done`: nobody of it is left; mails of it may still wait for the mail server. */
  readonly state: WaveTable['state'] | 'done'
  readonly people: number
  /** Whose mail is not queued yet. */
  readonly left: number
  /** Who needed no mail any more when it was their turn. */
  readonly skipped: number
  readonly waiting: number
  readonly sent: number
  readonly refused: number
  readonly dropped: number
}

/**
 * Makes a wave of everybody in the elections of a contest who has an address and neither an invitation that can be taken up nor an account. Nothing is sent
 * yet. Throws `StartError` where there is nobody, or the contest is over.
 */
export async function createWave(db: Database, contestId: number, now: Date): Promise<Wave> {
  return db.transaction().execute(async (tx) => {
    // Two waves at once would take the same people.
    const contest = await tx.selectFrom('contest').select('lateUntil').where('contestId', '=', contestId).forUpdate().executeTakeFirst()
    if (!contest) throw new StartError(`There is no contest ${contestId}`)
    const until = swissMoment(contest.lateUntil.getTime())
    if (contest.lateUntil <= now) throw new StartError(`Contest ${contestId} is over since ${until}: nobody could answer`)
    const wave = { contestId, reminderDays: null, state: 'prepared', createdAt: now } as const
    const { waveId } = await tx.insertInto('wave').values(wave).returning('waveId').executeTakeFirstOrThrow()
    const { rows } = await sql`
      insert into wave_member (wave_id, candidacy_id)
      select ${waveId}::integer, c.candidacy_id from candidacy c join contest_election ce on ce.election_id = c.election_id
      where ce.contest_id = ${contestId} and c.contact is not null and c.actor_id is null
        and not exists (select from invitation i where i.candidacy_id = c.candidacy_id and i.expires_at > ${now})
        and not exists (select from wave_member m where m.candidacy_id = c.candidacy_id and m.done_at is null)
      returning candidacy_id`.execute(tx)
    if (rows.length === 0) throw new StartError(`Nobody of contest ${contestId} is left to be invited by mail`)
    return readWave(tx, waveId)
  })
}

const CHANGES = {
  send: { from: 'prepared', to: 'sending' },
  pause: { from: 'sending', to: 'paused' },
  resume: { from: 'paused', to: 'sending' },
} as const

export type WaveChange = keyof typeof CHANGES

/**
 * Sends, pauses or resumes a wave. Once a pause has returned no mail of it is begun, and one that waits for the mail server is held. Answers whether anything
 * changed, and the wave. Throws `StartError` for one that is not there or was not sent yet.
 */
export async function changeWave(db: Database, waveId: number, change: WaveChange): Promise<{ isChanged: boolean; wave: Wave }> {
  const { from, to } = CHANGES[change]
  const changed = await db
    .updateTable('wave')
    .set({ state: to })
    .where('waveId', '=', waveId)
    .where('state', '=', from)
    .returning('waveId')
    .execute()
  const wave = await readWave(db, waveId)
  if (change !== 'send' && wave.state === 'prepared') throw new StartError(`Wave ${waveId} was not sent yet: candidacy wave send ${waveId}`)
  return { isChanged: changed.length > 0, wave }
}

/** Every wave, or one, in the order in which they were made. */
export async function readWaves(db: Database, waveId?: number): Promise<Wave[]> {
  const { rows } = await sql<Omit<Wave, 'state'> & { readonly state: WaveTable['state'] }>`
    select w.wave_id as "waveId", w.contest_id as "contestId", w.reminder_days as "reminderDays", w.state,
      count(m.candidacy_id)::integer as people,
      count(*) filter (where m.candidacy_id is not null and m.done_at is null)::integer as "left",
      count(*) filter (where m.done_at is not null and m.mail_id is null)::integer as skipped,
      count(*) filter (where d.mail_id is not null and d.outcome is null)::integer as waiting,
      count(*) filter (where d.outcome = 'sent')::integer as sent,
      count(*) filter (where d.outcome = 'refused')::integer as refused,
      count(*) filter (where d.outcome = 'dropped')::integer as dropped
    from wave w left join wave_member m on m.wave_id = w.wave_id left join delivery d on d.mail_id = m.mail_id
    where ${waveId ?? null}::integer is null or w.wave_id = ${waveId ?? null}::integer
    group by w.wave_id order by w.wave_id`.execute(db)
  return rows.map((row) => ({ ...row, state: row.state === 'sending' && row.left === 0 ? 'done' : row.state }))
}

async function readWave(db: Database, waveId: number): Promise<Wave> {
  const [wave] = await readWaves(db, waveId)
  if (!wave) throw new StartError(`There is no wave ${waveId}`)
  return wave
}
