import type { NotMe } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { networkTries } from '../../accounts/attempts/limit-network.ts'
import type { Limiter } from '../../accounts/attempts/limiter.ts'
import { hashToken } from '../../keys/token.ts'
import type { Database } from '../../db/database.ts'
import { dropMails } from '../../notify/mail/deliveries.ts'
import { endInvitation } from './invite.ts'
import { endOrMarkMember } from './secretariats/members.ts'

interface NotMeContext {
  readonly db: Database
  readonly limiter: Limiter
  readonly now: () => Date
}

interface SentNotMe {
  readonly code: string
  /** The caller's network address. */
  readonly address: string
  /** Told whom it is about, before anything is changed. */
  readonly onFound: (whose: `actor:${number}` | `candidacy:${number}`) => Promise<void>
}

/**
 * Takes the word of whoever got a mail that nobody of that name is there. While nobody has taken up the invitation, or come into an account of a secretariat, it ends, and the address goes. Afterwards
 * nothing ends, because a mail that was passed on would take the account away: operators see the mark. Answers which of both. The code may be sent again.
 * Throws `secret_invalid`, `too_many_attempts`.
 */
export async function sayNotMe({ db, limiter, now }: NotMeContext, { code, address, onFound }: SentNotMe): Promise<NotMe> {
  const hash = hashToken(code)
  const found = await findCode(db, hash, now())
  if (!found) {
    await limiter.check(networkTries('code-address', address))
    throw new DomainError('secret_invalid')
  }
  const { candidacyId, actorId } = found
  await limiter.check([{ kind: 'link-user', of: `not-me/${candidacyId ?? `actor/${actorId}`}` }])
  await onFound(candidacyId === null ? `actor:${actorId ?? 0}` : `candidacy:${candidacyId}`)
  return db.transaction().execute(async (tx) => {
    if (candidacyId !== null) return endOrMark(tx, { candidacyId, hash, now: now() })
    await tx.updateTable('candidacy').set({ notMeAt: now() }).where('actorId', '=', actorId).execute()
    return { isEnded: await endOrMarkMember(tx, actorId ?? 0, now()) }
  })
}

function findCode(db: Database, hash: Buffer, now: Date) {
  return db
    .selectFrom('notMeCode')
    .select(['candidacyId', 'actorId'])
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** A new invitation that is made meanwhile has ended the code. */
async function endOrMark(db: Database, { candidacyId, hash, now }: { candidacyId: number; hash: Buffer; now: Date }): Promise<NotMe> {
  const candidacy = await db.selectFrom('candidacy').select('actorId').where('candidacyId', '=', candidacyId).forUpdate().executeTakeFirst()
  if (!candidacy || !(await findCode(db, hash, now))) throw new DomainError('secret_invalid')
  const isEnded = candidacy.actorId === null
  if (isEnded && (await isTyped(db, candidacyId))) {
    // Whoever holds a letter has typed a stranger's address: the letter stays good, and so does an address that was told before.
    await endInvitation(db, candidacyId, now)
    return { isEnded }
  }
  await db
    .updateTable('candidacy')
    .set({ notMeAt: now, ...(isEnded && { contact: null }) })
    .where('candidacyId', '=', candidacyId)
    .execute()
  if (isEnded) {
    await db.deleteFrom('invitation').where('candidacyId', '=', candidacyId).execute()
    await dropMails(db, candidacyId, now)
  }
  return { isEnded }
}

async function isTyped(db: Database, candidacyId: number): Promise<boolean> {
  const invitation = await db.selectFrom('invitation').select('contact').where('candidacyId', '=', candidacyId).executeTakeFirst()
  return invitation !== undefined && invitation.contact !== null
}
