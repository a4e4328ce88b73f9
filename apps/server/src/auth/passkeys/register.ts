import { randomBytes } from 'node:crypto'
import type { AccountHandlers } from '@plenara/api'
import type { NewPasskey } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { type AccountContext, LIFE } from '../account-context.ts'
import { newUserId } from '../token.ts'
import { tellsMaker } from './attestation.ts'
import { type ChallengeUse, isChallenge, newChallenge, useUp } from './challenge.ts'
import { knownCredentials, PASSKEY_COLUMNS, toPasskey } from './passkey-rows.ts'
import { requireFreshSession } from './proof.ts'

const MAX_PASSKEYS = 20
const HANDLE_BYTES = 32
/** EdDSA, ES256, RS256 (IANA COSE Algorithms). */
const ALGORITHMS = [-8, -7, -257]

/** What a browser needs to make a passkey for the user of the session. Throws `proof_needed`, `too_many_passkeys`. */
export function startPasskey(context: AccountContext): AccountHandlers['startPasskey'] {
  return async ({ userId, token }) => {
    const { db, relyingParty } = context
    await requireFreshSession(context)({ userId, token })
    const excludeCredentials = await knownCredentials(db, userId)
    if (excludeCredentials.length >= MAX_PASSKEYS) throw new DomainError('too_many_passkeys')
    return {
      rp: { id: relyingParty.id, name: relyingParty.name },
      user: await ownerOf(db, userId),
      challenge: newChallenge(context, { purpose: 'create', userId, token }),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: LIFE.challenge,
      excludeCredentials,
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    }
  }
}

/** Keeps a passkey that the browser made, and tells the user by mail. */
export function createPasskey(context: AccountContext): AccountHandlers['createPasskey'] {
  return async ({ userId, token, body }) => {
    await requireFreshSession(context)({ userId, token })
    await context.limiter.check([{ kind: 'passkey-user', of: String(userId) }])
    const made = await verifyNew(context, { purpose: 'create', userId, token }, body)
    const row = await context.db.transaction().execute((tx) => insert({ ...context, db: tx }, { userId, ...made }, body))
    context.outbox.wake()
    return toPasskey(row)
  }
}

/** The handle is random, so that what an authenticator shows to others names neither the account nor the address. */
async function ownerOf(db: Database, userId: number) {
  const { passkeyHandle, email, username } = await db
    .updateTable('appUser')
    .set((eb) => ({ passkeyHandle: eb.fn.coalesce('passkeyHandle', eb.val(randomBytes(HANDLE_BYTES))) }))
    .where('userId', '=', userId)
    .returning(['passkeyHandle', 'email', 'username'])
    .executeTakeFirstOrThrow()
  return { id: (passkeyHandle ?? Buffer.alloc(0)).toString('base64url'), name: email, displayName: username }
}

interface VerifiedPasskey {
  readonly challenge: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly backedUp: boolean
}

async function verifyNew(context: AccountContext, use: ChallengeUse, { id, ...body }: NewPasskey): Promise<VerifiedPasskey> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { relyingParty } = context
  if (await tellsMaker(body.attestationObject)) throw new DomainError('passkey_refused')
  let challenge = ''
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: body.clientDataJSON, attestationObject: body.attestationObject },
    },
    expectedChallenge: (sent) => {
      challenge = sent
      return isChallenge(context, use, sent)
    },
    expectedOrigin: [...relyingParty.origins],
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || registrationInfo?.credential.id !== id) throw new DomainError('passkey_refused')
  const { credential, credentialBackedUp } = registrationInfo
  return { challenge, publicKey: Buffer.from(credential.publicKey), counter: credential.counter, backedUp: credentialBackedUp }
}

/** The row of the user is locked, so that simultaneous calls do not exceed the number. */
async function insert({ db, now, outbox }: AccountContext, made: VerifiedPasskey & { readonly userId: number }, body: NewPasskey) {
  const { userId, publicKey, counter, backedUp } = made
  await useUp(db, made.challenge)
  await db.selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().execute()
  if ((await knownCredentials(db, userId)).length >= MAX_PASSKEYS) throw new DomainError('too_many_passkeys')
  const row = await db
    .insertInto('passkey')
    .values({
      ...{ userId, passkeyId: newUserId(), credentialId: Buffer.from(body.id, 'base64url'), publicKey, counter, backedUp },
      ...{ transports: body.transports ?? [], name: body.name, createdAt: now(), lastUsedAt: null },
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning(PASSKEY_COLUMNS)
    .executeTakeFirst()
  if (!row) throw new DomainError('passkey_known')
  await outbox.add(db, { userId, kind: 'passkey-added', secret: null, expiresAt: null })
  return row
}
