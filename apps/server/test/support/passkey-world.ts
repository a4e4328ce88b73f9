import type { CallName, ErrorCode, PasskeyCreation, PasskeyRequest, Passkeys } from '@plenara/contract'
import { createAuditWorld, type Example } from '../audit-world.ts'
import { PUBLIC_URL } from './account-fixture.ts'
import { createSoftwareAuthenticator, type Manner, type SoftwareAuthenticator } from './software-authenticator.ts'

export interface Account {
  readonly email: string
  readonly token: string
  readonly userId: number
}

type Reply<T> = Promise<{ readonly status: number; readonly json: T & { readonly code?: ErrorCode } }>

export const newKey = () => createSoftwareAuthenticator(PUBLIC_URL)

/** The code of a refusal, or the status. */
export async function codeOf(reply: Reply<unknown>): Promise<ErrorCode | number> {
  const { status, json } = await reply
  return json.code ?? status
}

let addresses = 0
export const newEmail = () => `key${++addresses}@example.ch`

/** The application with accounts, and the ceremonies of passkeys by its calls. */
export async function createPasskeyWorld() {
  const world = await createAuditWorld()
  const send = async <T = unknown>(name: CallName, example: Example, token?: string): Reply<T> => {
    const response = await world.request(name, example, token)
    return { status: response.status, json: (await response.json()) as T & { readonly code?: ErrorCode } }
  }
  const own = <T = unknown>(name: CallName, { userId, token }: Account, body?: object) =>
    send<T>(name, { params: { id: userId }, ...(body && { body }) }, token)
  const creation = async (account: Account) => (await own<PasskeyCreation>('startPasskey', account)).json
  const request = async () => (await send<PasskeyRequest>('startPasskeySignIn', {})).json
  const add = async (account: Account, key: SoftwareAuthenticator, manner: Partial<Manner> = {}) =>
    own('createPasskey', account, { name: 'Telefon', ...key.create(await creation(account), manner) })
  return {
    ...{ accounts: world.accounts, close: world.close, send, own, creation, request, add },
    newAccount: () => world.accounts.newAccount(newEmail()),
    /** Gives an account a passkey. */
    newKeyOf: async (account: Account, manner: Partial<Manner> = {}) => {
      const key = newKey()
      const { status } = await add(account, key, manner)
      if (status !== 201) throw new Error(`The passkey was answered with ${status}`)
      return key
    },
    listOf: async (account: Account) => (await own<Passkeys>('getPasskeys', account)).json,
    enter: async (key: SoftwareAuthenticator, manner: Partial<Manner> = {}) =>
      send<{ token: string; user: { id: number } }>('authenticateWithPasskey', { body: key.get(await request(), manner) }),
    remove: ({ userId, token }: Account, pid: number) => send('deletePasskey', { params: { id: userId, pid } }, token),
    proofOptions: async (account: Account) => (await own<PasskeyRequest>('startProof', account)).json,
    kindsTo: async (email: string) => (await world.accounts.mailsTo(email)).map(({ kind }) => kind),
  }
}

export type PasskeyWorld = Awaited<ReturnType<typeof createPasskeyWorld>>
