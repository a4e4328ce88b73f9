import type { ErrorCode } from '@plenara/contract'
import { hashToken, newToken } from '../../../src/keys/token.ts'
import { type Account, NEW_PASSWORD, PASSWORD } from './accounts.ts'
import { now } from './clock.ts'
import type { SecurityServer } from './security-server.ts'

/** Someone who must not get in. */
export interface Caller {
  readonly name: string
  /** Lines of the request, e.g. `Authorization: Bearer …`. */
  readonly headers: readonly string[]
  /** Who stands in the path. */
  readonly userId: number
  readonly query?: string
  /** Makes sense only where a user stands in the path. */
  readonly needsUserInPath?: boolean
  readonly expected: readonly [status: number, code: ErrorCode]
}

const UNAUTHORIZED = [401, 'unauthorized'] as const
const ABSENT = [404, 'not_found'] as const
const DAY_MS = 86_400_000

/** Everyone who must not get at what the owner has stored. */
export async function createCallers(
  server: SecurityServer,
  { owner, other }: { owner: Account; other: Account },
): Promise<readonly Caller[]> {
  const bearer = (token: string) => `Authorization: Bearer ${token}`
  const withHeaders = (name: string, ...headers: string[]): Caller => ({ name, headers, userId: owner.id, expected: UNAUTHORIZED })
  const own = bearer(owner.token)
  return [
    withHeaders('no token'),
    withHeaders('malformed token', 'Authorization: Bearer {"sub":1}'),
    withHeaders('empty header', 'Authorization:'),
    withHeaders('Bearer empty', 'Authorization: Bearer '),
    withHeaders('two tokens in one header', `${own} ${owner.token}`),
    withHeaders('wrong scheme', `Authorization: Basic ${Buffer.from(`${owner.email}:${PASSWORD}`).toString('base64')}`),
    withHeaders('the scheme of another server', `Authorization: Token ${owner.token}`),
    withHeaders('32 random bytes', bearer(newToken())),
    withHeaders('the hash that is stored', bearer(hashToken(owner.token).toString('base64url'))),
    withHeaders('the token in another case', bearer(owner.token.toLowerCase())),
    withHeaders('two Authorization headers', own, own),
    withHeaders('two Authorization headers, the first wrong', bearer(newToken()), own),
    withHeaders('a cookie', `Cookie: token=${owner.token}`),
    { ...withHeaders('the token in the query'), query: `?token=${owner.token}&access_token=${owner.token}` },
    await expired(server, 'expired by idleness', { usedAt: new Date(now().getTime() - 31 * DAY_MS) }),
    await expired(server, 'expired by age', { createdAt: new Date(now().getTime() - 181 * DAY_MS) }),
    await loggedOut(server),
    await afterReset(server),
    await afterDeletion(server),
    await unconfirmed(server),
    { name: 'another user', headers: [bearer(other.token)], userId: owner.id, needsUserInPath: true, expected: ABSENT },
    { name: 'user id -1', headers: [own], userId: -1, needsUserInPath: true, expected: ABSENT },
  ]
}

function dead(name: string, account: Account): Caller {
  return { name, headers: [`Authorization: Bearer ${account.token}`], userId: account.id, expected: UNAUTHORIZED }
}

async function expired({ db, newVoter }: SecurityServer, name: string, times: { usedAt?: Date; createdAt?: Date }): Promise<Caller> {
  const account = await newVoter()
  await db.updateTable('session').set(times).where('userId', '=', account.id).execute()
  return dead(name, account)
}

async function loggedOut({ call, newVoter }: SecurityServer): Promise<Caller> {
  const account = await newVoter()
  await call('POST', '/logout', { token: account.token })
  return dead('logged out', account)
}

async function afterReset({ call, newAccount, requestReset }: SecurityServer): Promise<Caller> {
  const account = await newAccount()
  await call('POST', `/reset/${await requestReset(account.email)}`, { body: { password: NEW_PASSWORD } })
  return dead('after a password reset', account)
}

async function afterDeletion({ call, newVoter }: SecurityServer): Promise<Caller> {
  const account = await newVoter()
  await call('DELETE', `/user/${account.id}`, { token: account.token })
  return dead('after the deletion of the account', account)
}

/** Signing in gives an unconfirmed user no token, so the one secret at hand is tried as one. */
async function unconfirmed({ call, db, register }: SecurityServer): Promise<Caller> {
  const email = 'unconfirmed@example.ch'
  const secret = await register(email)
  const { status, text } = await call('POST', '/authenticate', { body: { email, password: PASSWORD } })
  if (status !== 403 || text.includes('token')) throw new Error(`An unconfirmed user was let in: ${text}`)
  const { userId } = await db.selectFrom('email').select('userId').where('emailNorm', '=', email).executeTakeFirstOrThrow()
  return dead('an unconfirmed user', { id: userId, email, token: secret })
}
