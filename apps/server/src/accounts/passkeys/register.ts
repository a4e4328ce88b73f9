import { randomBytes } from 'node:crypto'
import type { NewPasskey, Passkey, PasskeyCreation } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { LIFE } from '../../platform/lifetimes.ts'
import { tellsMaker } from './attestation.ts'
import { type ChallengeUse, isChallenge, newChallenge, useUp } from './challenge.ts'
import type { PasskeyContext } from './passkey-owners.ts'
import type { OwnedSession } from './passkey-table.ts'
import { requireFreshSession } from './proof.ts'

const MAX_PASSKEYS = 20
const HANDLE_BYTES = 32
/** EdDSA, ES256, RS256 (IANA COSE Algorithms). */
const ALGORITHMS = [-8, -7, -257]

/** What a browser needs to make a passkey for the account of the session. Throws `proof_needed`, `too_many_passkeys`. */
export async function startPasskey(context: PasskeyContext, session: OwnedSession): Promise<PasskeyCreation> {
  const { db, owners, relyingParty } = context
  await requireFreshSession(context, session)
  const excludeCredentials = await owners.keys.known(db, session.ownerId)
  if (excludeCredentials.length >= MAX_PASSKEYS) throw new DomainError('too_many_passkeys')
  return {
    rp: { id: relyingParty.id, name: relyingParty.name },
    user: await userOf(context, session.ownerId),
    challenge: newChallenge(context, { purpose: 'create', ...session }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: LIFE.challenge,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Keeps a passkey that the browser made, and tells its owner by mail. Throws `proof_needed`, `passkey_refused`, `passkey_known`, `too_many_passkeys`. */
export async function createPasskey(
  context: PasskeyContext,
  { body, ...session }: OwnedSession & { readonly body: NewPasskey },
): Promise<Passkey> {
  const { db, limiter, outbox, owners } = context
  await requireFreshSession(context, session)
  await limiter.check([{ kind: 'passkey-user', of: `${owners.prefix}${session.ownerId}` }])
  const made = await verifyNew(context, { purpose: 'create', ...session }, body)
  const passkey = await db.transaction().execute((tx) => insert({ ...context, db: tx }, { ownerId: session.ownerId, ...made }, body))
  outbox.wake()
  return passkey
}

/** The handle is random, so that what an authenticator shows to others names neither the account nor the address. */
async function userOf({ db, owners }: PasskeyContext, ownerId: number) {
  const handle = await owners.keys.handle(db, ownerId, randomBytes(HANDLE_BYTES))
  return { id: handle.toString('base64url'), ...(await owners.describe(db, ownerId)) }
}

interface VerifiedPasskey {
  readonly challenge: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly backedUp: boolean
}

async function verifyNew(context: PasskeyContext, use: ChallengeUse, { id, ...body }: NewPasskey): Promise<VerifiedPasskey> {
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

/** The row of the account is locked, so that simultaneous calls do not exceed the number. */
async function insert({ db, now, owners }: PasskeyContext, made: VerifiedPasskey & { readonly ownerId: number }, body: NewPasskey) {
  const { ownerId, publicKey, counter, backedUp } = made
  const { keys } = owners
  await useUp(db, made.challenge)
  await keys.lock(db, ownerId)
  if ((await keys.known(db, ownerId)).length >= MAX_PASSKEYS) throw new DomainError('too_many_passkeys')
  const passkey = await keys.add(db, ownerId, {
    ...{ credentialId: Buffer.from(body.id, 'base64url'), publicKey, counter, backedUp },
    ...{ transports: body.transports ?? [], name: body.name, createdAt: now() },
  })
  if (!passkey) throw new DomainError('passkey_known')
  await owners.tell(db, ownerId, 'passkey-added')
  return passkey
}
