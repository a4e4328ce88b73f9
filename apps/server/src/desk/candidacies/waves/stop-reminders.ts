import type { Audit } from '@plenara/api'
import { networkTries } from '../../../accounts/attempts/limit-network.ts'
import type { Limiter } from '../../../accounts/attempts/limiter.ts'
import { hashToken } from '../../../keys/token.ts'
import type { Database } from '../../../db/database.ts'
import { dropReminders } from '../../../notify/mail/deliveries.ts'

export interface StoppingReminders {
  readonly db: Database
  readonly limiter: Limiter
  readonly audit: Audit
  readonly now: () => Date
}

interface SentStop {
  readonly code: string
  /** The caller's network address. */
  readonly address: string
}

/** Whether the link of a reminder stops anything. Reading it changes nothing: scanners of mails open links. Throws `too_many_attempts`. */
export async function canStopReminders(context: StoppingReminders, sent: SentStop): Promise<boolean> {
  return (await findCandidacy(context, sent)) !== null
}

/** Stops reminders of a candidacy; also the one that waits. The code may be sent again. False where it is over. Throws `too_many_attempts`. */
export async function stopReminders(context: StoppingReminders, sent: SentStop): Promise<boolean> {
  const { db, audit, now } = context
  const candidacyId = await findCandidacy(context, sent)
  if (candidacyId === null) return false
  const { remindersStoppedAt } = await db
    .selectFrom('candidacy')
    .select('remindersStoppedAt')
    .where('candidacyId', '=', candidacyId)
    .executeTakeFirstOrThrow()
  if (remindersStoppedAt !== null) return true
  await audit({ who: null, what: 'stopReminders', whose: `candidacy:${candidacyId}`, outcome: 'ok' })
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('candidacy').set({ remindersStoppedAt: now() }).where('candidacyId', '=', candidacyId).execute()
    await dropReminders(tx, candidacyId, now())
  })
  return true
}

async function findCandidacy({ db, limiter, now }: StoppingReminders, { code, address }: SentStop): Promise<number | null> {
  const found = await db
    .selectFrom('reminderCode')
    .select('candidacyId')
    .where('hash', '=', hashToken(code))
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  if (!found) await limiter.check(networkTries('code-address', address))
  return found?.candidacyId ?? null
}
