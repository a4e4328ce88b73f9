import type { Passkey, PasskeyCreation, PasskeyRequest, Passkeys } from '@plenara/contract'
import { type AuditWorld, createAuditWorld } from '../audit-world.ts'
import type { Account, PasskeyCall, PasskeyDoor, Reply } from './passkey-door.ts'
import { openDeskDoor, openVotersDoor } from './passkey-doors.ts'
import { createSoftwareAuthenticator, type Manner, type SoftwareAuthenticator } from './software-authenticator.ts'

export type { Account, Reply } from './passkey-door.ts'

/** Whose passkeys are looked at. */
export type OwnersOfPasskeys = 'voters' | 'actors'

/** The code of a refusal, or the status. */
export async function codeOf(reply: Promise<Reply>): Promise<string | number> {
  const { status, json } = await reply
  return json.code ?? status
}

let addresses = 0
export const newEmail = () => `key${++addresses}@example.ch`

const DOORS = { voters: openVotersDoor, actors: openDeskDoor } as const

/** The ceremonies of passkeys by the calls of a door, over a database of its own. */
export async function createPasskeyWorld(owners: OwnersOfPasskeys = 'voters') {
  const audited = await createAuditWorld()
  return { ...ceremoniesAt(DOORS[owners](audited), audited), callOfVoters: audited.request, close: audited.close }
}

/** Both doors over one database. */
export async function createTwoDoors() {
  const audited = await createAuditWorld()
  return {
    ...{ voters: ceremoniesAt(openVotersDoor(audited), audited), actors: ceremoniesAt(openDeskDoor(audited), audited) },
    close: audited.close,
  }
}

function ceremoniesAt(door: PasskeyDoor, { accounts }: AuditWorld) {
  const { origin, send } = door
  const newKey = () => createSoftwareAuthenticator(origin)
  const own = async <T = unknown>(call: PasskeyCall, account: Account, body?: object) => (await send(call, { body }, account)) as Reply<T>
  const creation = async (account: Account) => (await own<PasskeyCreation>('startPasskey', account)).json
  const request = async () => (await send('startPasskeySignIn', {})).json as PasskeyRequest
  const add = async (account: Account, key: SoftwareAuthenticator, manner: Partial<Manner> = {}) =>
    own('createPasskey', account, { name: 'Telefon', ...key.create(await creation(account), manner) })
  const answer = (body: object) => send('authenticateWithPasskey', { body })
  return {
    ...{ accounts, door, newKey, own, creation, request, add, answer },
    newAccount: () => door.newAccount(newEmail()),
    /** Gives an account a passkey. */
    newKeyOf: async (account: Account, manner: Partial<Manner> = {}) => {
      const key = newKey()
      const { status } = await add(account, key, manner)
      if (status !== 201) throw new Error(`The passkey was answered with ${status}`)
      return key
    },
    listOf: async (account: Account) => (await own<Passkeys>('getPasskeys', account)).json,
    enter: async (key: SoftwareAuthenticator, manner: Partial<Manner> = {}) => answer(key.get(await request(), manner)),
    rename: async (account: Account, pid: number, name: string) =>
      (await send('changePasskey', { pid, body: { name } }, account)) as Reply<Passkey>,
    remove: (account: Account, pid: number) => send('deletePasskey', { pid }, account),
    proofOptions: async (account: Account) => (await own<PasskeyRequest>('startProof', account)).json,
    kindsTo: async (email: string) => (await accounts.mailsTo(email)).map(({ kind }) => kind),
  }
}

export type PasskeyWorld = Awaited<ReturnType<typeof createPasskeyWorld>>
