import type { Assertion, PasskeyRequest, Proof } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { after, before, LIFE } from '../../platform/lifetimes.ts'
import { noteUse, verifyAssertion } from './assertion.ts'
import { newChallenge } from './challenge.ts'
import type { PasskeyContext } from './passkey-owners.ts'
import type { OwnedSession } from './passkey-table.ts'

/** What a browser needs to prove a session with one of the passkeys of its account. */
export async function startProof(context: PasskeyContext, session: OwnedSession): Promise<PasskeyRequest> {
  return {
    rpId: context.relyingParty.id,
    challenge: newChallenge(context, { purpose: 'proof', ...session }),
    timeout: LIFE.challenge,
    userVerification: 'required',
    allowCredentials: await context.owners.keys.known(context.db, session.ownerId),
  }
}

/** Notes that the owner of the account proved, by the present password or a passkey, that it is they who hold this session. */
export async function proveSession(
  context: PasskeyContext,
  { proof, ...session }: OwnedSession & { readonly proof: Proof },
): Promise<{ until: string }> {
  const { db, limiter, owners } = context
  if ('password' in proof) {
    await owners.checkPassword(session.ownerId, proof.password)
    return noteProof(context, session)
  }
  await limiter.check([{ kind: 'passkey-user', of: `${owners.prefix}${session.ownerId}` }])
  const verified = await verifyOwn(context, session, proof.passkey)
  return db.transaction().execute(async (tx) => {
    await noteUse({ ...context, db: tx }, verified)
    return noteProof({ ...context, db: tx }, session)
  })
}

/** Throws `proof_needed` where the session was neither opened nor proved in the last five minutes. */
export function requireFreshSession(context: PasskeyContext, session: OwnedSession): Promise<void> {
  return requireMoment(context, session, ({ createdAt, provedAt }) => [createdAt, provedAt])
}

/** Throws `proof_needed` where the session was not proved in the last five minutes, however young it is. */
export function requireProof(context: PasskeyContext, session: OwnedSession): Promise<void> {
  return requireMoment(context, session, ({ provedAt }) => [provedAt])
}

interface Moments {
  readonly createdAt: Date
  readonly provedAt: Date | null
}

async function requireMoment(
  { db, now, owners }: PasskeyContext,
  session: OwnedSession,
  momentsOf: (moments: Moments) => readonly (Date | null)[],
): Promise<void> {
  const moments = await owners.keys.moments(db, session)
  const since = before(now(), LIFE.proof)
  const isRecent = moments && momentsOf(moments).some((moment) => moment !== null && moment > since)
  if (!isRecent) throw new DomainError('proof_needed')
}

async function noteProof({ db, now, owners }: PasskeyContext, session: OwnedSession) {
  const provedAt = now()
  await owners.keys.noteProof(db, session, provedAt)
  return { until: after(provedAt, LIFE.proof).toISOString() }
}

async function verifyOwn(context: PasskeyContext, session: OwnedSession, assertion: Assertion) {
  const found = await context.owners.keys.find(context.db, Buffer.from(assertion.id, 'base64url'))
  const key = found?.ownerId === session.ownerId ? found : undefined
  return verifyAssertion(context, { assertion, key, use: { purpose: 'proof', ...session } })
}
