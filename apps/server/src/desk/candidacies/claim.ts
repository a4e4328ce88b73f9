import { type ClaimBody, type ContentLanguage, type Invitation, normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { checkCredentials, findByEmail } from '../../accounts/actors/actor-password.ts'
import { limitActorSessions } from '../../accounts/actors/actor-session.ts'
import type { DataKey } from '../../keys/data-key.ts'
import { networkTries } from '../../accounts/attempts/limit-network.ts'
import type { Limiter } from '../../accounts/attempts/limiter.ts'
import type { PasskeyContext } from '../../accounts/passkeys/passkey-owners.ts'
import { acceptPasskey } from '../../accounts/passkeys/sign-in.ts'
import type { PasswordHasher } from '../../accounts/password-hash.ts'
import { newPasswordErrors, refuseInvalid } from '../../accounts/registration.ts'
import { hashToken, newUserId } from '../../keys/token.ts'
import type { Database } from '../../db/database.ts'
import { openContact, sealContact } from './contact.ts'
import { type OfficialRow, readOfficial } from './official-candidacies.ts'
import { refuseSecretariat } from './secretariats/membership.ts'

export interface Claiming {
  readonly db: Database
  readonly dataKey: DataKey
  readonly hasher: PasswordHasher
  readonly limiter: Limiter
  readonly now: () => Date
  /** The address of the voters' site. */
  readonly site: string
}

/** The code of an invitation, and who sends it. */
export interface SentCode {
  readonly code: string
  /** The caller's network address. */
  readonly address: string
}

interface Claimed extends SentCode {
  /** What takes it up. */
  readonly by: ClaimBody
  /** Told which candidacy it is about, before anything is changed. */
  readonly onFound: (candidacyId: number | null) => Promise<void>
}

/** What an open invitation says. Reading it takes nothing up: scanners of mails open links. Throws `secret_invalid`, `too_many_attempts`. */
export async function readInvitation(claiming: Claiming, sent: SentCode, language: ContentLanguage): Promise<Invitation> {
  const { official, emailNorm, isTyped } = await findInvitation(claiming, sent, language)
  const { candidateId: _, ...shown } = official
  return { ...shown, isKnown: (await findByEmail(claiming.db, emailNorm)) !== undefined, isTyped, site: claiming.site }
}

/**
 * Takes up an invitation: its candidacy is that of the account of its address, which is made where there is none yet, with the password, or without one where
 * a passkey follows. An account that is there takes it up by its password or a passkey. The code counts once. Answers the account. Throws `secret_invalid`, the
 * codes of a password that breaks a rule, `credentials_wrong` or `passkey_refused` where the account has another one, `account_of_secretariat`, and
 * `too_many_attempts`.
 */
export async function claim(
  claiming: Claiming & { readonly passkeys: PasskeyContext },
  { by, onFound, ...sent }: Claimed,
): Promise<number> {
  const { db, hasher, now } = claiming
  const found = await findInvitation(claiming, sent, 'de')
  const { candidacyId, email, emailNorm, official } = found
  const known = (await findByEmail(db, emailNorm))?.actorId ?? null
  if (known === null && 'password' in by) refuseInvalid(newPasswordErrors(by.password, [email, official.firstName, official.lastName]))
  if (known === null && 'passkey' in by) throw new DomainError('passkey_refused')
  await onFound(candidacyId)
  if (known !== null) await checkOwner(claiming, { actorId: known, by, email, address: sent.address })
  const passwordHash = known === null && 'password' in by ? await hasher.hash(by.password) : null
  const claimedBy = await db.transaction().execute(async (tx) => {
    if (known !== null) await refuseSecretariat(tx, known)
    await useInvitation({ ...claiming, db: tx }, found)
    const actorId = known ?? (await makeActor(tx, { email, emailNorm, candidacyId, passwordHash, now: now() }))
    await tx.updateTable('candidacy').set({ actorId }).where('candidacyId', '=', candidacyId).execute()
    return actorId
  })
  if (known === null) await limitActorSessions(claiming.limiter, claimedBy)
  return claimedBy
}

/**
 * The same for whoever is signed in and says that the candidacy belongs to that account, whatever address the invitation went to. Throws `secret_invalid`,
 * `account_of_secretariat` and `too_many_attempts`.
 */
export async function claimForAccount(claiming: Claiming, { actorId, ...sent }: SentCode & { readonly actorId: number }): Promise<void> {
  const found = await findInvitation(claiming, sent, 'de')
  await claiming.db.transaction().execute(async (tx) => {
    await refuseSecretariat(tx, actorId)
    await useInvitation({ ...claiming, db: tx }, found)
    await tx.updateTable('candidacy').set({ actorId }).where('candidacyId', '=', found.candidacyId).execute()
  })
}

/** Uses an invitation up, with the letter of the candidacy and the address that a secretariat proposed: what they asked for goes. Throws `secret_invalid` where somebody else was first. */
async function useInvitation({ db, dataKey, now }: Claiming, { candidacyId, hash, email, isTyped, official }: Found): Promise<void> {
  // As whoever invites again or says not to be meant: the candidacy first, its invitation next.
  await db.selectFrom('candidacy').select('candidacyId').where('candidacyId', '=', candidacyId).forUpdate().execute()
  const used = await db.deleteFrom('invitation').where('hash', '=', hash).where('expiresAt', '>', now()).returning('hash').execute()
  if (used.length === 0) throw new DomainError('secret_invalid')
  await db.deleteFrom('letterCode').where('candidacyId', '=', candidacyId).execute()
  await db.deleteFrom('addressProposal').where('candidateId', '=', official.candidateId).execute()
  // Sealed anew: the key may be another one than when it was typed.
  const confirmed = isTyped && { contact: sealContact(dataKey, candidacyId, { email }), notMeAt: null, bouncedAt: null }
  await db
    .updateTable('candidacy')
    .set({ addressee: null, ...confirmed })
    .where('candidacyId', '=', candidacyId)
    .execute()
}

interface Owner {
  readonly actorId: number
  readonly by: ClaimBody
  readonly email: string
  readonly address: string
}

async function checkOwner(claiming: Claiming & { readonly passkeys: PasskeyContext }, { actorId, by, email, address }: Owner) {
  if ('passkey' in by) {
    const signedIn = await acceptPasskey(claiming.passkeys, { assertion: by.passkey, address })
    if (signedIn !== actorId) throw new DomainError('passkey_refused')
    return
  }
  if ('passwordless' in by) throw new DomainError('credentials_wrong')
  await checkCredentials(claiming, { email, password: by.password, address, onFound: async () => undefined })
  await limitActorSessions(claiming.limiter, actorId)
}

interface Found {
  readonly candidacyId: number
  readonly hash: Buffer
  readonly email: string
  readonly emailNorm: string
  /** Whoever holds a letter has typed the address. */
  readonly isTyped: boolean
  readonly official: OfficialRow
}

/** A code of another form is an unknown one; so is that of somebody who is no longer on the lists. */
async function findInvitation(
  { db, dataKey, limiter, now }: Claiming,
  { code, address }: SentCode,
  language: ContentLanguage,
): Promise<Found> {
  const hash = hashToken(code)
  const row = await db
    .selectFrom('invitation')
    .innerJoin('candidacy', 'candidacy.candidacyId', 'invitation.candidacyId')
    .select(['candidacy.candidacyId', 'candidateId', 'candidacy.contact', 'invitation.contact as typed'])
    .where('hash', '=', hash)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  const [official] = row ? await readOfficial(db, { candidateIds: [row.candidateId] }, language) : []
  const contact = row?.typed ?? row?.contact
  if (!row || !contact || !official) {
    // Good codes are not counted: a party whose candidates sit behind one address opens many.
    await limiter.check(networkTries('code-address', address))
    throw new DomainError('secret_invalid')
  }
  const { email } = openContact(dataKey, row.candidacyId, contact)
  return { candidacyId: row.candidacyId, hash, email, emailNorm: normalizeEmail(email), isTyped: row.typed !== null, official }
}

interface NewActor {
  readonly email: string
  readonly emailNorm: string
  readonly candidacyId: number
  /** Null: the account has no password. */
  readonly passwordHash: string | null
  readonly now: Date
}

async function makeActor(db: Database, { email, emailNorm, candidacyId, passwordHash, now }: NewActor): Promise<number> {
  const actorId = newUserId()
  const { language } = await db.selectFrom('candidacy').select('language').where('candidacyId', '=', candidacyId).executeTakeFirstOrThrow()
  await db.insertInto('actor').values({ actorId, language, createdAt: now, activeAt: now }).execute()
  const inserted = await db
    .insertInto('actorEmail')
    .values({ emailNorm, actorId, email, confirmedAt: now })
    .onConflict((conflict) => conflict.column('emailNorm').doNothing())
    .returning('actorId')
    .execute()
  // Two invitations of one address were taken up at once: the account of the other one is there by now.
  if (inserted.length === 0) throw new DomainError('credentials_wrong')
  if (passwordHash !== null) await db.insertInto('actorPassword').values({ actorId, passwordHash, changedAt: now }).execute()
  return actorId
}
