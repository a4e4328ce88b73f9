import { daysLater, toContentLanguage } from '@plenara/domain'
import { sql } from 'kysely'
import { readAddress } from '../../../accounts/actors/actor-password.ts'
import { hashToken, newToken } from '../../../keys/token.ts'
import type { Database } from '../../../db/database.ts'
import { dayInMail } from '../../../notify/mail/write-mail.ts'
import { StartError } from '../../../platform/start-error.ts'
import { openContact } from '../contact.ts'
import { addDeskMail, lineOf } from '../desk-mail.ts'
import { type Inviting, queueInvitation } from '../invite.ts'
import { readOfficial } from '../official-candidacies.ts'

/** So many days before the end of changes who has not submitted is reminded. */
const REMINDER_DAYS = [14, 5, 1] as const

/** Switches the reminders of a contest on or off. Throws `StartError` where there is none. */
export async function setReminders(db: Database, contestId: number, reminders: boolean): Promise<void> {
  const changed = await db.updateTable('contest').set({ reminders }).where('contestId', '=', contestId).returning('contestId').execute()
  if (changed.length === 0) throw new StartError(`There is no contest ${contestId}`)
}

interface DueReminder {
  readonly contestId: number
  readonly days: number
}

/** The reminders whose day has come and that were not made yet: of each contest the last one alone, so that nobody gets two after a server was away. */
export async function readDueReminders(db: Database, now: Date): Promise<DueReminder[]> {
  const contests = await db
    .selectFrom('contest')
    .select(['contestId', 'submitUntil'])
    .where('reminders', '=', true)
    .where('submitUntil', '>', now)
    .execute()
  if (contests.length === 0) return []
  const made = await db.selectFrom('wave').select(['contestId', 'reminderDays']).where('reminderDays', 'is not', null).execute()
  return contests.flatMap(({ contestId, submitUntil }) => {
    const days = REMINDER_DAYS.findLast((count) => now.getTime() >= daysLater(submitUntil.getTime(), -count))
    if (days === undefined || made.some((one) => one.contestId === contestId && (one.reminderDays ?? 0) <= days)) return []
    return [{ contestId, days }]
  })
}

/** Makes the waves of the reminders that are due; what was left of former ones ends. Once the date of a contest was moved later, none comes again. */
export async function createDueReminders(db: Database, now: Date): Promise<void> {
  for (const { contestId, days } of await readDueReminders(db, now)) {
    await sql`
      update wave_member m set done_at = ${now} from wave w
      where w.wave_id = m.wave_id and w.contest_id = ${contestId} and w.reminder_days is not null and m.done_at is null`.execute(db)
    const wave = { contestId, reminderDays: days, state: 'sending', createdAt: now } as const
    const { waveId } = await db.insertInto('wave').values(wave).returning('waveId').executeTakeFirstOrThrow()
    // Who was never invited is not reminded.
    await sql`
      insert into wave_member (wave_id, candidacy_id)
      select ${waveId}::integer, c.candidacy_id from candidacy c join contest_election ce on ce.election_id = c.election_id
      where ce.contest_id = ${contestId}
        and (c.actor_id is not null or exists (select from invitation i where i.candidacy_id = c.candidacy_id))
        and not exists (select from statement_revision r where r.candidacy_id = c.candidacy_id)`.execute(db)
  }
}

/** Somebody whose turn it is. */
export interface Reminded {
  readonly candidacyId: number
  readonly candidateId: number
  readonly actorId: number | null
  readonly contact: Buffer | null
  readonly language: 'de' | 'fr' | 'it' | 'rm' | 'gsw'
  readonly isUnreachable: boolean
  readonly isSubmitted: boolean
  readonly hasInvitation: boolean
  readonly submitUntil: Date
}

/**
 * Queues a reminder, unless its person has submitted or stopped reminders, says not to be meant, or refuses mails. Who has not taken up the invitation gets
 * another one in it, because the code of the former is not stored. Answers whether there is a mail.
 */
export async function queueReminder(inviting: Inviting, reminded: Reminded): Promise<boolean> {
  const { db, dataKey, now, deskUrl } = inviting
  const { candidacyId, candidateId, actorId, contact, isUnreachable, isSubmitted, hasInvitation, submitUntil } = reminded
  if (isSubmitted || isUnreachable || submitUntil <= now()) return false
  if (actorId === null && (!contact || !hasInvitation)) return false
  const to =
    actorId === null
      ? { language: reminded.language, email: contact ? openContact(dataKey, candidacyId, contact).email : '' }
      : await readAddress(db, actorId)
  const [official] = await readOfficial(db, { candidateIds: [candidateId] }, toContentLanguage(to.language))
  if (!official) return false
  const code = newToken()
  await db
    .insertInto('reminderCode')
    .values({ hash: hashToken(code), candidacyId, expiresAt: submitUntil })
    .execute()
  const mail = {
    kind: 'candidacy-reminder',
    stop: `${deskUrl}/api/reminders/${code}?lang=${to.language}`,
    values: {
      ...{ candidacy: lineOf(official), election: official.election.name },
      // The last day on which it can be done: what ends it is the first moment after.
      day: dayInMail(new Date(submitUntil.getTime() - 1), to.language),
    },
    expiresAt: submitUntil,
  } as const
  if (actorId === null) await queueInvitation(inviting, { candidacyId, official, ...to, mail })
  else {
    const link = `${deskUrl}/candidacy?lang=${to.language}`
    await addDeskMail(db, inviting, { ...mail, of: { candidacyId }, to: to.email, language: to.language, link })
  }
  return true
}
