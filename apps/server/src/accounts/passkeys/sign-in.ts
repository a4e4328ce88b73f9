import type { Assertion, PasskeyRequest } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { inSteps } from '../account-context.ts'
import { LIFE } from '../../platform/lifetimes.ts'
import { networkTries } from '../attempts/limit-network.ts'
import { noteUse, verifyAssertion } from './assertion.ts'
import { newChallenge } from './challenge.ts'
import type { PasskeyContext } from './passkey-owners.ts'

/** What a browser needs to offer the passkeys that it has for this host; no account is named. */
export function startPasskeySignIn(context: PasskeyContext): PasskeyRequest {
  return {
    rpId: context.relyingParty.id,
    challenge: newChallenge(context, { purpose: 'sign-in' }),
    timeout: LIFE.challenge,
    userVerification: 'required',
  }
}

export interface PasskeyTry {
  readonly assertion: Assertion
  /** The caller's network address. */
  readonly address: string
  /** Told whose account it is, null for nobody's, before anything is changed. */
  readonly concerns?: ((ownerId: number | null) => Promise<void>) | undefined
}

/**
 * The account that a passkey signs in to. Whatever is wrong, the answer and its time are the same. Only wrong tries are counted, once they failed: nobody
 * guesses a signature, and so the tries of others keep no right one out, not even behind the same address. Beyond the limit a wrong try leaves no event.
 * Throws `passkey_refused`, `too_many_attempts`.
 */
export function acceptPasskey(context: PasskeyContext, attempt: PasskeyTry): Promise<number> {
  return inSteps(context, accept(context, attempt))
}

async function accept(context: PasskeyContext, { assertion, address, concerns }: PasskeyTry): Promise<number> {
  const { db, limiter, owners } = context
  const found = await owners.keys.find(db, Buffer.from(assertion.id, 'base64url'))
  const refused = async (error: unknown): Promise<never> => {
    await limiter.check(networkTries('passkey-address', address))
    await concerns?.(found?.ownerId ?? null)
    throw error
  }
  const verified = await verifyAssertion(context, { assertion, key: found, use: { purpose: 'sign-in' } }).catch(refused)
  const isOwn = found?.passkeyHandle?.toString('base64url') === assertion.userHandle
  if (!found || assertion.userHandle === undefined || !isOwn) return refused(new DomainError('passkey_refused'))
  await owners.limitSessions(found.ownerId)
  await concerns?.(found.ownerId)
  await db.transaction().execute((tx) => noteUse({ ...context, db: tx }, verified))
  return found.ownerId
}
