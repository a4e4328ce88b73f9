import { deskCalls, normalizeEmail } from '@plenara/contract'
import { findActor } from '../../src/accounts/actors/actor-session.ts'
import { newUserId } from '../../src/keys/token.ts'
import { createDeskApp } from '../../src/desk/desk-app.ts'
import { createDeskCookie } from '../../src/desk/desk-cookie.ts'
import { createDeskHandlers } from '../../src/desk/desk-handlers.ts'
import type { AuditWorld } from '../audit-world.ts'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD, PUBLIC_URL } from './account-fixture.ts'
import type { Account, PasskeyCall, PasskeyDoor, PasskeyRequestOf, Reply } from './passkey-door.ts'

const DESK_URL = 'https://desk.plenara.example'

/** The door of voters, with the audit log. */
export function openVotersDoor({ accounts, request }: AuditWorld): PasskeyDoor {
  const { db } = accounts
  return {
    origin: PUBLIC_URL,
    rpId: 'plenara.example',
    foreign: [
      'https://plenara.example.evil.ch',
      'https://sub.plenara.example',
      'http://plenara.example',
      'http://localhost:3000',
      DESK_URL,
    ],
    keysPage: `${PUBLIC_URL}/settings`,
    mailKind: (kind) => kind,
    send: async (call, { pid = 0, body }, account) => {
      const id = account?.ownerId ?? 0
      const response = await request(call, { params: { id, pid }, ...(body && { body }) }, account?.token)
      const json = (await response.json()) as Reply['json'] & { token?: string }
      return { status: response.status, json, token: json.token ?? null }
    },
    newAccount: async (email) => {
      const { token, userId } = await accounts.newAccount(email)
      return { email, token, ownerId: userId }
    },
    signIn: async (email, password) => {
      const entered = accounts.call('authenticate', { body: { email, password } })
      const outcome = await outcomeOf(entered)
      return outcome === 'ok' ? (await entered).token : outcome
    },
    ownerOf: accounts.userOfToken,
    forgetPassword: async (userId) => {
      await db.updateTable('credential').set({ passwordHash: null }).where('userId', '=', userId).execute()
    },
    resetPassword: async (email, password) => {
      await accounts.call('requestReset', { body: { email } })
      const { secret } = await accounts.mailTo(email)
      await accounts.call('resetPassword', { params: { secret }, body: { password } })
    },
    another: async () => {
      const second = await createAccountFixture({ url: accounts.url })
      const send = async (call: PasskeyCall, { body }: PasskeyRequestOf): Promise<Reply> => {
        const answered = Reflect.apply(second.call, second, [call, { body }]) as Promise<object>
        const outcome = await outcomeOf(answered)
        return outcome === 'ok' ? { status: 200, json: await answered, token: null } : { status: 401, json: { code: outcome }, token: null }
      }
      return { send, close: second.close }
    },
  }
}

const NAMES: Partial<Record<PasskeyCall, keyof typeof deskCalls>> = {
  authenticateWithPasskey: 'signInWithPasskey',
  proveUser: 'proveActor',
}

/** The door of those who stand for election, over the same database. */
export function openDeskDoor({ accounts }: Pick<AuditWorld, 'accounts'>): PasskeyDoor {
  const { db, parts } = accounts
  const { now, hasher } = parts
  const request = deskRequests(accounts)
  const send: PasskeyDoor['send'] = (call, { pid = 0, body }, account) =>
    request((NAMES[call] ?? call) as keyof typeof deskCalls, { pid, body }, account)
  const signIn = async (email: string, password: string) => {
    const { json, token } = await request('signIn', { body: { email, password } })
    return token ?? json.code ?? ''
  }
  return {
    origin: DESK_URL,
    rpId: 'desk.plenara.example',
    foreign: [
      'https://desk.plenara.example.evil.ch',
      'https://sub.desk.plenara.example',
      'http://desk.plenara.example',
      'http://localhost:3001',
      PUBLIC_URL,
    ],
    keysPage: `${DESK_URL}/candidacy/access`,
    mailKind: (kind) => `candidacy-${kind}`,
    send,
    newAccount: async (email) => {
      const actorId = newUserId()
      await db.insertInto('actor').values({ actorId, language: 'de', createdAt: now(), activeAt: now() }).execute()
      await db
        .insertInto('actorEmail')
        .values({ emailNorm: normalizeEmail(email), actorId, email, confirmedAt: now() })
        .execute()
      const passwordHash = await hasher.hash(PASSWORD)
      await db.insertInto('actorPassword').values({ actorId, passwordHash, changedAt: now() }).execute()
      return { email, token: await signIn(email, PASSWORD), ownerId: actorId }
    },
    signIn,
    ownerOf: (token) => findActor({ db, now }, token),
    forgetPassword: async (actorId) => {
      await db.deleteFrom('actorPassword').where('actorId', '=', actorId).execute()
    },
    resetPassword: async (email, password) => {
      await request('askReset', { body: { email } })
      const code = /#([\w-]{43})$/m.exec((await accounts.mailTo(email)).text)?.[1] ?? ''
      await request('resetPassword', { body: { code, password } })
    },
    another: async () => {
      const second = await createAccountFixture({ url: accounts.url })
      return { send: openDeskDoor({ accounts: second }).send, close: second.close }
    },
  }
}

function deskRequests({ parts }: AccountFixture) {
  const cookie = createDeskCookie(DESK_URL)
  const audit = async () => '1'
  const pictures = { read: () => Promise.reject(new Error('No picture is sent here')) }
  const context = { ...parts, deskUrl: DESK_URL, site: PUBLIC_URL, audit, pictures }
  const app = createDeskApp({
    ...{ handlers: createDeskHandlers(context), cookie, url: DESK_URL },
    authenticate: (token) => findActor(parts, token),
    address: () => '192.0.2.1',
    audit,
    admit: (_, work) => work(),
    subjectOf: async () => null,
    admitActor: () => () => undefined,
    log: console.error,
  })
  return async (name: keyof typeof deskCalls, { pid = 0, body }: PasskeyRequestOf, account?: Account): Promise<Reply> => {
    const { method, path } = deskCalls[name]
    const response = await app.request(`${DESK_URL}/api${path.replace('{pid}', String(pid))}`, {
      method,
      headers: {
        Origin: DESK_URL,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(account && { Cookie: `__Host-desk=${account.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const token = cookie.read(response.headers.get('Set-Cookie')?.split(';')[0] ?? null)
    return { status: response.status, json: (await response.json()) as Reply['json'], token }
  }
}
