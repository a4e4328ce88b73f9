import { normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { inSteps } from '../account-context.ts'
import { after, LIFE } from '../../platform/lifetimes.ts'
import { limitNetwork, MAIL_LIMIT, networkTries } from '../attempts/limit-network.ts'
import { newPasswordErrors, refuseInvalid } from '../registration.ts'
import { hashToken, newToken } from '../../keys/token.ts'
import type { Database } from '../../db/database.ts'
import { type ActorPasswords, findByEmail, readAddress } from './actor-password.ts'
import { cancelAddressChange } from './address-change.ts'

export interface ActorResets extends ActorPasswords {
  readonly now: () => Date
  readonly answerStepMs?: number
}

type Addressee = Awaited<ReturnType<typeof readAddress>>

interface AskedReset {
  readonly email: string
  /** The caller's network address. */
  readonly address: string
  readonly onFound: (actorId: number | null) => Promise<void>
  /** Queues the mail with the code, within the transaction. */
  readonly send: (db: Database, actorId: number, to: Addressee, mail: { readonly code: string; readonly expiresAt: Date }) => Promise<void>
}

interface Reset {
  readonly code: string
  readonly password: string
  /** The caller's network address. */
  readonly address: string
  readonly onFound: (actorId: number) => Promise<void>
  /** Queues the mail that says so, within the transaction. */
  readonly tell: (db: Database, actorId: number, to: Addressee) => Promise<void>
}

/** How many codes of an account are good at once: nobody who asks beside the owner ends the one that the owner is about to use. */
const OPEN_RESETS = 3

/** Mails a link that sets a new password; answer and time are the same where there is no such account. Throws `too_many_attempts`. */
export function askActorReset(context: ActorResets, asked: AskedReset): Promise<void> {
  return inSteps(context, sendReset(context, asked))
}

async function sendReset(context: ActorResets, { email, address, onFound, send }: AskedReset): Promise<void> {
  const { db, limiter, now } = context
  const emailNorm = normalizeEmail(email)
  const account = `actor/${emailNorm}`
  await limitNetwork(limiter, MAIL_LIMIT, address, account)
  const found = await findByEmail(db, emailNorm)
  await onFound(found?.actorId ?? null)
  if (!found) return
  const { actorId } = found
  const { exceeded } = await limiter.count([{ kind: 'reset-mail', of: account }])
  // Beyond the limit only where no link that is good lies in the mailbox: nobody's requests keep the owner from one.
  if (exceeded.length > 0 && (await hasGoodReset(db, actorId, after(now(), LIFE.resetRest)))) return
  const code = newToken()
  const expiresAt = after(now(), LIFE.resetSecret)
  await db.transaction().execute(async (tx) => {
    await keepNewest(tx, actorId)
    await tx
      .insertInto('actorReset')
      .values({ hash: hashToken(code), actorId, createdAt: now(), expiresAt })
      .execute()
    await send(tx, actorId, await readAddress(tx, actorId), { code, expiresAt })
  })
}

async function hasGoodReset(db: Database, actorId: number, until: Date): Promise<boolean> {
  const good = await db
    .selectFrom('actorReset')
    .select('hash')
    .where('actorId', '=', actorId)
    .where('expiresAt', '>', until)
    .executeTakeFirst()
  return good !== undefined
}

async function keepNewest(db: Database, actorId: number): Promise<void> {
  await db
    .deleteFrom('actorReset')
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('actorReset')
        .select('hash')
        .where('actorId', '=', actorId)
        .orderBy('createdAt', 'desc')
        .orderBy('hash')
        .offset(OPEN_RESETS - 1),
    )
    .execute()
}

/**
 * Sets a new password by the code of a mail, once; all sessions of the account end, its other codes, and a change of the address that nobody confirmed. A password that breaks a rule leaves the code
 * unused. Throws `secret_invalid`, the codes of such a password, and `too_many_attempts`.
 */
export async function resetActorPassword({ db, hasher, limiter, now }: ActorResets, reset: Reset): Promise<void> {
  const { code, password, address, onFound, tell } = reset
  const hash = hashToken(code)
  const found = await db
    .selectFrom('actorReset')
    .select('actorId')
    .where('hash', '=', hash)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  if (!found) {
    await limiter.check(networkTries('code-address', address))
    throw new DomainError('secret_invalid')
  }
  const { actorId } = found
  await limiter.check([{ kind: 'link-user', of: `actor/${actorId}` }])
  await onFound(actorId)
  const addressee = await readAddress(db, actorId)
  refuseInvalid(newPasswordErrors(password, [addressee.email]))
  const passwordHash = await hasher.hash(password)
  await db.transaction().execute(async (tx) => {
    // One statement decides which of several that come at once succeeds.
    const used = await tx.deleteFrom('actorReset').where('hash', '=', hash).where('expiresAt', '>', now()).returning('hash').execute()
    if (used.length === 0) throw new DomainError('secret_invalid')
    await tx
      .insertInto('actorPassword')
      .values({ actorId, passwordHash, changedAt: now() })
      .onConflict((conflict) => conflict.column('actorId').doUpdateSet({ passwordHash, changedAt: now() }))
      .execute()
    for (const table of ['actorReset', 'actorSession'] as const) await tx.deleteFrom(table).where('actorId', '=', actorId).execute()
    await cancelAddressChange(tx, actorId)
    await tell(tx, actorId, addressee)
  })
  // Whoever proved that the mailbox is theirs may sign in again, however often others tried.
  await limiter.forgetPace(`actor/${normalizeEmail(addressee.email)}`)
}
