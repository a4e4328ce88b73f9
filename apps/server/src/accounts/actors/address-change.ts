import { type ActorAddress, emailError, type InterfaceLanguage, normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { type Selectable, sql } from 'kysely'
import { inSteps } from '../account-context.ts'
import { after, before, LIFE } from '../../platform/lifetimes.ts'
import { networkTries } from '../attempts/limit-network.ts'
import type { Limiter } from '../attempts/limiter.ts'
import { hashToken, newToken } from '../../keys/token.ts'
import type { Database } from '../../db/database.ts'
import type { AddressChangeTable } from '../../db/schema/candidacy.ts'
import { findByEmail, readAddress } from './actor-password.ts'

/** For so long after a new address was confirmed the former one can stop it, and nothing of the person is newly published. In milliseconds. */
export const ADDRESS_HOLD_MS = 72 * 60 * 60_000

/**
 * A mail about a change: `confirm` to the new address with the code that confirms; `asked` and `changed` to the former one with the code that stops; `known` to
 * a new address that has an account; `stopped` to a new address that counted until then.
 */
export interface AddressMail {
  readonly kind: 'confirm' | 'asked' | 'changed' | 'known' | 'stopped'
  readonly actorId: number
  readonly to: string
  readonly language: InterfaceLanguage
  /** Null in a mail without a link. */
  readonly code: string | null
  /** When the link ends. */
  readonly expiresAt: Date | null
}

export interface AddressChanges {
  readonly db: Database
  readonly limiter: Limiter
  readonly now: () => Date
  readonly answerStepMs?: number
  /** Queues a mail, within the transaction. */
  readonly sendAddressMail: (db: Database, mail: AddressMail) => Promise<void>
}

/** The address of an account, and its change that is under way. */
export async function readActorAddress({ db, now }: Pick<AddressChanges, 'db' | 'now'>, actorId: number): Promise<ActorAddress> {
  const { email } = await readAddress(db, actorId)
  const row = await db.selectFrom('addressChange').selectAll().where('actorId', '=', actorId).executeTakeFirst()
  const change = row && endOf(row) > now() ? row : null
  return {
    email,
    change: change && { email: change.email, isConfirmed: change.confirmedAt !== null, until: endOf(change).toISOString() },
  }
}

function endOf({ askedAt, confirmedAt }: Pick<Selectable<AddressChangeTable>, 'askedAt' | 'confirmedAt'>): Date {
  return confirmedAt ? after(confirmedAt, ADDRESS_HOLD_MS) : after(askedAt, LIFE.emailChangeSecret)
}

interface AskedChange {
  readonly actorId: number
  readonly email: string
  /** The caller's network address. */
  readonly address: string
}

/**
 * Mails a link that confirms to a new address, and one that stops the change to the present one. Answer and time are the same where another account has the new
 * address: the mail says it. A new link replaces the former; the present address ends a change. Answers false, and changes nothing, while the former address
 * can stop a change. Throws `email_invalid`, `too_many_attempts`.
 */
export async function askAddressChange(context: AddressChanges, { actorId, email, address }: AskedChange): Promise<boolean> {
  const code = emailError(email)
  if (code) throw new DomainError(code, [{ path: 'email', code }])
  const { db, limiter } = context
  const emailNorm = normalizeEmail(email)
  const present = await readAddress(db, actorId)
  if (emailNorm === normalizeEmail(present.email)) {
    await cancelAddressChange(db, actorId)
    return true
  }
  await limiter.check([
    ...networkTries('mail-address', address),
    { kind: 'email-change-user', of: `actor/${actorId}` },
    { kind: 'email-change-mail', of: `actor/${emailNorm}` },
  ])
  return inSteps(context, begin(context, { actorId, email: email.normalize('NFKC').trim(), present }))
}

interface BegunChange {
  readonly actorId: number
  readonly email: string
  readonly present: { readonly email: string; readonly language: InterfaceLanguage }
}

async function begin({ db, now, sendAddressMail }: AddressChanges, { actorId, email, present }: BegunChange): Promise<boolean> {
  const emailNorm = normalizeEmail(email)
  const holder = await findByEmail(db, emailNorm)
  const to = { actorId, to: email, language: present.language }
  const change = { email, formerEmail: present.email, formerEmailNorm: normalizeEmail(present.email), askedAt: now(), confirmedAt: null }
  return db.transaction().execute(async (tx) => {
    await removeEndedAddressChanges(tx, now(), actorId)
    const begun = await tx
      .insertInto('addressChange')
      .values({ actorId, ...change })
      .onConflict((conflict) => conflict.column('actorId').doUpdateSet(change).where('addressChange.confirmedAt', 'is', null))
      .returning('actorId')
      .executeTakeFirst()
    if (!begun) return false
    const expiresAt = endOf(change)
    await tx.deleteFrom('addressCode').where('actorId', '=', actorId).execute()
    await sendAddressMail(tx, { ...to, kind: 'asked', to: present.email, code: await newCode(tx, actorId, 'stop'), expiresAt })
    if (holder) {
      const { language } = await readAddress(tx, holder.actorId)
      await sendAddressMail(tx, { kind: 'known', actorId: holder.actorId, to: email, language, code: null, expiresAt: null })
    } else {
      await sendAddressMail(tx, { ...to, kind: 'confirm', code: await newCode(tx, actorId, 'confirm'), expiresAt })
    }
    return true
  })
}

async function newCode(db: Database, actorId: number, purpose: 'confirm' | 'stop'): Promise<string> {
  const code = newToken()
  await db
    .insertInto('addressCode')
    .values({ hash: hashToken(code), actorId, purpose })
    .execute()
  return code
}

/** Ends a change that was asked for and not confirmed. */
export async function cancelAddressChange(db: Database, actorId: number): Promise<void> {
  await db.deleteFrom('addressChange').where('actorId', '=', actorId).where('confirmedAt', 'is', null).execute()
}

export interface UsedCode {
  readonly code: string
  /** The caller's network address. */
  readonly address: string
  /** Told whose account it is, before anything is changed. */
  readonly onFound: (actorId: number) => Promise<void>
}

/**
 * Makes the new address that of the account by the code that was mailed to it, once; links to set a password that lie in the former mailbox end, and the former
 * address is told. Throws `secret_invalid`, `too_many_attempts`, and `email_in_use` where another account has the address by now.
 */
export async function confirmAddress(context: AddressChanges, used: UsedCode): Promise<void> {
  const { db, now, sendAddressMail } = context
  const { actorId, hash } = await findCode(context, used, 'confirm')
  await db.transaction().execute(async (tx) => {
    const change = await takeChange(tx, actorId, hash)
    if (!change || change.confirmedAt) throw new DomainError('secret_invalid')
    const { language } = await readAddress(tx, actorId)
    await setAddress(tx, { actorId, email: change.email, at: now() })
    const confirmed = { ...change, confirmedAt: now() }
    await tx.updateTable('addressChange').set({ confirmedAt: confirmed.confirmedAt }).where('actorId', '=', actorId).execute()
    await tx.deleteFrom('addressCode').where('hash', '=', hash).execute()
    await tx.deleteFrom('actorReset').where('actorId', '=', actorId).execute()
    const code = await newCode(tx, actorId, 'stop')
    await sendAddressMail(tx, { kind: 'changed', actorId, to: change.formerEmail, language, code, expiresAt: endOf(confirmed) })
  })
}

/**
 * Ends a change by a code that was mailed to the former address, and every session of the account: whoever asked for it may have opened them. Where the new
 * address was confirmed, the former one stands again, and what was submitted since it was asked for is not published until it is submitted anew. Answers which
 * of both. Throws `secret_invalid`, `too_many_attempts`.
 */
export async function stopAddressChange(context: AddressChanges, used: UsedCode): Promise<{ wasConfirmed: boolean }> {
  const { db, now, sendAddressMail } = context
  const { actorId, hash } = await findCode(context, used, 'stop')
  return db.transaction().execute(async (tx) => {
    const change = await takeChange(tx, actorId, hash)
    if (!change) throw new DomainError('secret_invalid')
    const wasConfirmed = change.confirmedAt !== null
    await undoAddressChange(tx, actorId, now())
    if (wasConfirmed) {
      const { language } = await readAddress(tx, actorId)
      await sendAddressMail(tx, { kind: 'stopped', actorId, to: change.email, language, code: null, expiresAt: null })
    }
    return { wasConfirmed }
  })
}

/**
 * The former address of an account stands again, if it had changed, and everything that was open ends: also the passkeys that were made and the corrections
 * that were asked for since the change was. Throws `email_in_use`.
 */
export async function undoAddressChange(db: Database, actorId: number, now: Date): Promise<void> {
  const change = await db.deleteFrom('addressChange').where('actorId', '=', actorId).returningAll().executeTakeFirst()
  if (!change) return
  for (const table of ['actorSession', 'actorReset'] as const) await db.deleteFrom(table).where('actorId', '=', actorId).execute()
  await db.deleteFrom('actorPasskey').where('actorId', '=', actorId).where('createdAt', '>=', change.askedAt).execute()
  if (change.confirmedAt === null) return
  await setAddress(db, { actorId, email: change.formerEmail, at: now })
  await withholdSubmitted(db, actorId, change.askedAt)
}

/** After the lock, so that what is being submitted is among it. */
async function withholdSubmitted(db: Database, actorId: number, since: Date): Promise<void> {
  await db.selectFrom('candidacy').select('candidacyId').where('actorId', '=', actorId).forUpdate().execute()
  await sql`
    update candidacy c set withheld_revision = greatest(withheld_revision, (
      select max(number) from statement_revision r where r.candidacy_id = c.candidacy_id and submitted_at >= ${since}))
    where actor_id = ${actorId}`.execute(db)
  await db.deleteFrom('correction').where('askedBy', '=', actorId).where('askedAt', '>=', since).where('decidedAt', 'is', null).execute()
}

/** Removes changes that can neither be confirmed nor stopped any more. */
export async function removeEndedAddressChanges(db: Database, now: Date, actorId?: number): Promise<void> {
  await db
    .deleteFrom('addressChange')
    .where((eb) =>
      eb.or([
        eb('confirmedAt', '<=', before(now, ADDRESS_HOLD_MS)),
        eb.and([eb('confirmedAt', 'is', null), eb('askedAt', '<=', before(now, LIFE.emailChangeSecret))]),
      ]),
    )
    .$if(actorId !== undefined, (query) => query.where('actorId', '=', actorId ?? 0))
    .execute()
}

async function findCode({ db, limiter, now }: AddressChanges, { code, address, onFound }: UsedCode, purpose: 'confirm' | 'stop') {
  const hash = hashToken(code)
  const found = await db
    .selectFrom('addressCode')
    .innerJoin('addressChange', 'addressChange.actorId', 'addressCode.actorId')
    .select(['addressCode.actorId', 'askedAt', 'confirmedAt'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!found || endOf(found) <= now()) {
    await limiter.check(networkTries('code-address', address))
    throw new DomainError('secret_invalid')
  }
  const { actorId } = found
  await limiter.check([{ kind: 'link-user', of: `actor/${actorId}` }])
  await onFound(actorId)
  return { actorId, hash }
}

/** The change of a code, which nobody else uses until the transaction ends; undefined where the code was used meanwhile. */
async function takeChange(db: Database, actorId: number, hash: Buffer) {
  const change = await db.selectFrom('addressChange').selectAll().where('actorId', '=', actorId).forUpdate().executeTakeFirst()
  const code = await db.selectFrom('addressCode').select('hash').where('hash', '=', hash).executeTakeFirst()
  return code && change
}

async function setAddress(db: Database, { actorId, email, at }: { actorId: number; email: string; at: Date }): Promise<void> {
  const emailNorm = normalizeEmail(email)
  const holder = await findByEmail(db, emailNorm)
  if (holder && holder.actorId !== actorId) throw new DomainError('email_in_use')
  await db.deleteFrom('actorEmail').where('actorId', '=', actorId).execute()
  const set = await db
    .insertInto('actorEmail')
    .values({ emailNorm, actorId, email, confirmedAt: at })
    .onConflict((conflict) => conflict.column('emailNorm').doNothing())
    .returning('actorId')
    .executeTakeFirst()
  if (!set) throw new DomainError('email_in_use')
}
