import type { User } from '@plenara/contract'
import { hashToken, newToken } from '../../../src/keys/token.ts'
import type { Database } from '../../../src/db/database.ts'
import { insertTestUser } from '../../support/test-user.ts'
import type { Call, CallApp } from './call-app.ts'
import { now } from './clock.ts'

export const PASSWORD = 'Murmeltier?47/Pfad'
export const NEW_PASSWORD = 'Nebelmeer!58/Steg'

export interface Account {
  readonly id: number
  readonly email: string
  readonly token: string
}

export interface Accounts {
  /** Registers by the calls; answers the secret of the confirmation. */
  register(email: string): Promise<string>
  /** Registers, confirms, signs in and gives consent, all by the calls. */
  newAccount(): Promise<Account>
  /** A further session by the calls. */
  signIn(email: string): Promise<string>
  /** Asks for a reset by the calls; answers its secret. */
  requestReset(email: string): Promise<string>
  /** A confirmed user with consent and a session, without a password: quick. */
  newVoter(): Promise<Account>
}

interface Parts {
  readonly db: Database
  readonly call: CallApp
  readonly secretTo: (email: string) => Promise<string>
}

let serial = 0

export function createAccounts({ db, call, secretTo }: Parts): Accounts {
  const send = async <T>(method: string, path: string, one: Call = {}): Promise<T> => {
    const reply = await call(method, path, one)
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`)
    return JSON.parse(reply.text)
  }
  const register = async (email: string) => {
    await send('PUT', '/register', { body: { email, username: 'Anna', password: PASSWORD, language: 'de' } })
    return secretTo(email)
  }
  const authenticate = (email: string) =>
    send<{ token: string; user: User }>('POST', '/authenticate', { body: { email, password: PASSWORD } })
  const consent = ({ id, token }: Account) => send('PUT', `/user/${id}/consent`, { token, body: { version: '1' } })
  return {
    register,
    signIn: async (email) => (await authenticate(email)).token,
    requestReset: async (email) => {
      await send('POST', '/reset', { body: { email } })
      return secretTo(email)
    },
    newAccount: async () => {
      const email = `account${++serial}@example.ch`
      await send('PUT', `/confirm/${await register(email)}`, { body: { password: PASSWORD } })
      const { token, user } = await authenticate(email)
      const account = { id: user.id, email, token }
      await consent(account)
      return account
    },
    newVoter: async () => {
      const account = { id: await insertTestUser(db), token: newToken() }
      const tokenHash = hashToken(account.token)
      await db.insertInto('session').values({ tokenHash, userId: account.id, createdAt: now(), usedAt: now() }).execute()
      const voter = { ...account, email: `user${account.id}@example.ch` }
      await consent(voter)
      return voter
    },
  }
}
