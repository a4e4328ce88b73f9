import type { AccountHandlers } from '@plenara/api'
import type { Assertion } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Selectable } from 'kysely'
import type { SessionTable } from '../../db/schema/session.ts'
import { type AccountContext, after, before, LIFE } from '../account-context.ts'
import { checkPassword } from '../check-password.ts'
import { hashToken } from '../token.ts'
import { noteUse, verifyAssertion } from './assertion.ts'
import { newChallenge } from './challenge.ts'
import { knownCredentials } from './passkey-rows.ts'

interface Session {
  readonly userId: number
  readonly token: string
}

/** What a browser needs to prove a session with one of the user's passkeys. */
export function startProof(context: AccountContext): AccountHandlers['startProof'] {
  return async ({ userId, token }) => ({
    rpId: context.relyingParty.id,
    challenge: newChallenge(context, { purpose: 'proof', userId, token }),
    timeout: LIFE.challenge,
    userVerification: 'required',
    allowCredentials: await knownCredentials(context.db, userId),
  })
}

/** Notes that the user proved, by the present password or a passkey, that it is they who hold this session. */
export function proveUser(context: AccountContext): AccountHandlers['proveUser'] {
  return async ({ userId, token, body }) => {
    const session = { userId, token }
    if ('password' in body) {
      await checkPassword(context, userId, body.password)
      return noteProof(context, session)
    }
    await context.limiter.check([{ kind: 'passkey-user', of: String(userId) }])
    const verified = await verifyOwn(context, session, body.passkey)
    return context.db.transaction().execute(async (tx) => {
      await noteUse(tx, verified, context.now())
      return noteProof({ ...context, db: tx }, session)
    })
  }
}

/** Throws `proof_needed` where the session was neither opened nor proved in the last five minutes. */
export function requireFreshSession(context: AccountContext): AccountHandlers['requireFreshSession'] {
  return (session) => requireMoment(context, session, ({ createdAt, provedAt }) => [createdAt, provedAt])
}

/** Throws `proof_needed` where the session was not proved in the last five minutes, however young it is. */
export function requireProof(context: AccountContext, session: Session): Promise<void> {
  return requireMoment(context, session, ({ provedAt }) => [provedAt])
}

type Moments = Pick<Selectable<SessionTable>, 'createdAt' | 'provedAt'>

async function requireMoment(
  { db, now }: AccountContext,
  { userId, token }: Session,
  momentsOf: (session: Moments) => readonly (Date | null)[],
): Promise<void> {
  const session = await db
    .selectFrom('session')
    .select(['createdAt', 'provedAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('userId', '=', userId)
    .executeTakeFirst()
  const since = before(now(), LIFE.proof)
  const isRecent = session && momentsOf(session).some((moment) => moment !== null && moment > since)
  if (!isRecent) throw new DomainError('proof_needed')
}

async function noteProof({ db, now }: AccountContext, { userId, token }: Session) {
  const provedAt = now()
  await db.updateTable('session').set({ provedAt }).where('tokenHash', '=', hashToken(token)).where('userId', '=', userId).execute()
  return { until: after(provedAt, LIFE.proof).toISOString() }
}

async function verifyOwn(context: AccountContext, session: Session, assertion: Assertion) {
  const key = await context.db
    .selectFrom('passkey')
    .select(['credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', Buffer.from(assertion.id, 'base64url'))
    .where('userId', '=', session.userId)
    .executeTakeFirst()
  return verifyAssertion(context, { assertion, key, use: { purpose: 'proof', ...session } })
}
