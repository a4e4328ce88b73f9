import type { AccountHandlers } from '@plenara/api'
import type { Assertion } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { type AccountContext, type Concerns, inSteps, LIFE } from '../account-context.ts'
import type { Try } from '../limiter.ts'
import { networkOf } from '../network-of.ts'
import { openSession } from '../session.ts'
import { noteUse, verifyAssertion } from './assertion.ts'
import { newChallenge } from './challenge.ts'

/** What a browser needs to offer the passkeys that it has for this host; no account is named. */
export function startPasskeySignIn(context: AccountContext): AccountHandlers['startPasskeySignIn'] {
  return async () => ({
    rpId: context.relyingParty.id,
    challenge: newChallenge(context, { purpose: 'sign-in' }),
    timeout: LIFE.challenge,
    userVerification: 'required',
  })
}

/**
 * Signs in with a passkey. Whatever is wrong, the answer and its time are the same. Only wrong tries are counted, once they failed: nobody guesses a
 * signature, and so the tries of others keep no right one out, not even behind the same address.
 */
export function authenticateWithPasskey(context: AccountContext): AccountHandlers['authenticateWithPasskey'] {
  return async ({ body, address, concerns }) => {
    const network: Try = { kind: 'passkey-address', of: networkOf(address) }
    const countWrong = async (error: unknown): Promise<never> => {
      await context.limiter.check([network])
      throw error
    }
    const found = await inSteps(context, accept(context, body, concerns).catch(countWrong))
    if (!found.confirmedAt) throw new DomainError('email_unconfirmed')
    return openSession(context, { userId: found.userId, address })
  }
}

async function accept(context: AccountContext, assertion: Assertion, concerns: Concerns) {
  const { db, now } = context
  const found = await db
    .selectFrom('passkey')
    .innerJoin('appUser', 'appUser.userId', 'passkey.userId')
    .select(['passkey.userId', 'credentialId', 'publicKey', 'counter', 'passkeyHandle', 'confirmedAt'])
    .where('credentialId', '=', Buffer.from(assertion.id, 'base64url'))
    .executeTakeFirst()
  await concerns?.(found?.userId ?? null)
  const verified = await verifyAssertion(context, { assertion, key: found, use: { purpose: 'sign-in' } })
  const isOwn = found?.passkeyHandle?.toString('base64url') === assertion.userHandle
  if (!found || assertion.userHandle === undefined || !isOwn) throw new DomainError('passkey_refused')
  await db.transaction().execute((tx) => noteUse(tx, verified, now()))
  return found
}
