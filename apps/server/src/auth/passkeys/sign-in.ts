import type { AccountHandlers } from '@plenara/api'
import type { Assertion } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { type AccountContext, type Concerns, inSteps, LIFE } from '../account-context.ts'
import { networkTries } from '../limit-network.ts'
import { limitSessions, openSession } from '../session.ts'
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
 * signature, and so the tries of others keep no right one out, not even behind the same address. Beyond the limit a wrong try leaves no event.
 */
export function authenticateWithPasskey(context: AccountContext): AccountHandlers['authenticateWithPasskey'] {
  return async ({ body, address, concerns }) => {
    const found = await inSteps(context, accept(context, { assertion: body, address, concerns }))
    if (!found.confirmedAt) throw new DomainError('email_unconfirmed')
    return openSession(context, { userId: found.userId, address })
  }
}

interface PasskeyTry {
  readonly assertion: Assertion
  readonly address: string
  readonly concerns: Concerns
}

async function accept(context: AccountContext, { assertion, address, concerns }: PasskeyTry) {
  const { db, limiter, now } = context
  const found = await findKey(db, assertion.id)
  const refused = async (error: unknown): Promise<never> => {
    await limiter.check(networkTries('passkey-address', address))
    await concerns?.(found?.userId ?? null)
    throw error
  }
  const verified = await verifyAssertion(context, { assertion, key: found, use: { purpose: 'sign-in' } }).catch(refused)
  const isOwn = found?.passkeyHandle?.toString('base64url') === assertion.userHandle
  if (!found || assertion.userHandle === undefined || !isOwn) return refused(new DomainError('passkey_refused'))
  await limitSessions(limiter, found.userId)
  await concerns?.(found.userId)
  await db.transaction().execute((tx) => noteUse(tx, verified, now()))
  return found
}

function findKey(db: Database, credentialId: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('appUser', 'appUser.userId', 'passkey.userId')
    .select(['passkey.userId', 'credentialId', 'publicKey', 'counter', 'passkeyHandle', 'confirmedAt'])
    .where('credentialId', '=', Buffer.from(credentialId, 'base64url'))
    .executeTakeFirst()
}
