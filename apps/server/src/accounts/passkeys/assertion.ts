import { generateKeyPairSync } from 'node:crypto'
import type { Assertion } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Selectable } from 'kysely'
import type { PasskeyTable } from '../../db/schema/passkey.ts'
import { type ChallengeUse, isChallenge, useUp } from './challenge.ts'
import type { PasskeyContext } from './passkey-owners.ts'

type StoredKey = Pick<Selectable<PasskeyTable>, 'credentialId' | 'publicKey' | 'counter'>

/** What a verified answer of a passkey says. */
export interface VerifiedAssertion {
  readonly challenge: string
  readonly credentialId: Buffer
  /** As stored, and as the authenticator says now. */
  readonly formerCounter: number
  readonly counter: number
  readonly backedUp: boolean
}

/**
 * Verifies what a passkey signed: challenge, origin, host, the user's presence and verification, signature and counter. Without a key the same work
 * is done with one that nobody holds. Throws `passkey_refused`.
 */
export async function verifyAssertion(
  context: PasskeyContext,
  { assertion, key, use }: { readonly assertion: Assertion; readonly key: StoredKey | undefined; readonly use: ChallengeUse },
): Promise<VerifiedAssertion> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { relyingParty } = context
  const { credentialId, publicKey, counter } = key ?? { ...NOBODYS_KEY, credentialId: Buffer.from(assertion.id, 'base64url') }
  let challenge = ''
  const verified = await verifyAuthenticationResponse({
    response: responseOf(assertion),
    expectedChallenge: (sent) => {
      challenge = sent
      return isChallenge(context, use, sent)
    },
    expectedOrigin: [...relyingParty.origins],
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    credential: { id: credentialId.toString('base64url'), publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null)
  if (!verified?.verified || !key) throw new DomainError('passkey_refused')
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { challenge, credentialId, formerCounter: counter, counter: newCounter, backedUp: credentialBackedUp }
}

/**
 * Uses the challenge up and notes the use of the key, within the transaction of what it allows. Throws `passkey_refused` where the challenge was
 * answered before, or the key was removed or its counter moved meanwhile.
 */
export async function noteUse({ db, now, owners }: PasskeyContext, { challenge, ...used }: VerifiedAssertion): Promise<void> {
  await useUp(db, challenge)
  if (!(await owners.keys.noteUse(db, { ...used, at: now() }))) throw new DomainError('passkey_refused')
}

function responseOf({ id, clientDataJSON, authenticatorData, signature }: Assertion) {
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/** A key of the usual kind, ES256 as COSE_Key (RFC 9053, section 7.1.1), whose private half nobody keeps. */
const NOBODYS_KEY = { publicKey: coseKey(), counter: 0 }

function coseKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
  return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')])
}
