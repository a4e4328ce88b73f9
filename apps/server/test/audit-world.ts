import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Audit, createApp } from '@plenara/api'
import { type Call, type CallName, CONSENT_VERSION, calls, type List, type NewNote, type Note, type PinColor } from '@plenara/contract'
import { sql } from 'kysely'
import { createAuditLog } from '../src/platform/audit/audit-log.ts'
import { type KeptEvent, readEvents } from '../src/platform/audit/read-audit.ts'
import { createDataKey } from '../src/keys/data-key.ts'
import { createPostgresParliament } from '../src/catalogue/parliament/postgres-parliament.ts'
import { writeParliament } from '../src/catalogue/parliament/write-parliament.ts'
import { createPostgresUserStore } from '../src/opinions/postgres-user-store.ts'
import { createFixtureCatalogue, ELECTION, OFFICIAL_LIST } from './api/fixture-catalogue.ts'
import { type AccountFixture, createAccountFixture, PASSWORD, PUBLIC_URL } from './support/account-fixture.ts'
import { PERSON, parliamentSample, VOTE } from './support/parliament-sample.ts'
import { newSubscription } from './support/push-sample.ts'
import { createSoftwareAuthenticator } from './support/software-authenticator.ts'

/** What must not stand in the log, whoever looks for it. */
export const CANARY = {
  username: 'Kanarienvogel',
  list: 'Liste Kanarienvogel',
  progression: 'kanarienvogel',
  note: 'kanarienvogel',
} as const

export interface Voter {
  readonly userId: number
  readonly email: string
  readonly token: string
  readonly listId: number
  readonly noteId: number
}

export interface Example {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: object
}

type Caller = (name: CallName, example: Example, token?: string) => Promise<Response>

export interface AuditWorld {
  readonly accounts: AccountFixture
  readonly folder: string
  readonly audit: Audit
  request: Caller
  /** The same without the log. */
  quietly: Caller
  /** A confirmed voter with consent, a list, a note on a candidate and one on a councillor, a vote and an answer; nothing of that stands in the log. */
  newVoter(): Promise<Voter>
  events(): Promise<KeptEvent[]>
  /** The tables as one hash, those of limits aside. */
  checksum(): Promise<string>
  close(): Promise<void>
}

/** The application with real accounts, a real database and a real audit log. */
export async function createAuditWorld(): Promise<AuditWorld> {
  const accounts = await createAccountFixture()
  await writeParliament(accounts.db, parliamentSample, { format: 'sample', source: '' })
  const parent = mkdtempSync(join(tmpdir(), 'plenara-audited-'))
  const folder = join(parent, 'audit')
  const log = createAuditLog({ folder, now: () => new Date(), onError: () => undefined })
  const catalogue = createFixtureCatalogue()
  const options = {
    catalogue,
    parliament: createPostgresParliament(accounts.db, catalogue.dataVersion),
    users: createPostgresUserStore(accounts.db, createDataKey(Buffer.alloc(32, 7))),
    account: accounts.handlers,
    authenticate: accounts.userOfToken,
    address: () => '192.0.2.1',
    log: console.error,
    now: () => new Date('2027-09-01T08:00:00Z'),
    version: '0.1.0',
    compatibility: { android: '*', ios: '*', web: '*' },
  }
  const requestTo = (audit?: Audit): Caller => {
    const app = createApp({ ...options, ...(audit && { audit }) })
    return async (name, example, token) => app.request(...requestOf(calls[name], example, token))
  }
  const quietly = requestTo()
  let voters = 0
  return {
    accounts,
    folder,
    audit: log.keep,
    request: requestTo(log.keep),
    quietly,
    newVoter: async () => {
      const voter = await accounts.newAccount(`kanarienvogel${voters++}@example.ch`)
      const params = { id: voter.userId, eid: ELECTION.nationalBasel }
      await quietly('giveConsent', { params, body: { version: CONSENT_VERSION } }, voter.token)
      await quietly('setResponse', { params: { ...params, questionId: 1 }, body: { value: 100 } }, voter.token)
      const made = await quietly('createList', { params, body: { name: CANARY.list, candidates: [] } }, voter.token)
      const { id: listId } = (await made.json()) as List
      const pinned = await quietly('setNote', { params: { ...params, cid: 1001 }, body: noteOf('good') }, voter.token)
      const { id: noteId } = (await pinned.json()) as Note
      const onAbel = { params: { ...params, cid: PERSON.abel }, body: noteOf('good', PERSON.abel) }
      await quietly('setCouncillorNote', onAbel, voter.token)
      await quietly('setUserVote', { params, body: { parliamentVoteId: VOTE.first, decision: 'no' } }, voter.token)
      return { ...voter, listId, noteId }
    },
    events: () => readEvents(folder, () => true).catch(() => []),
    checksum: () => checksum(accounts),
    close: async () => {
      await log.close()
      await accounts.close()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

function requestOf({ method, path }: Call, { params = {}, body }: Example, token?: string): [string, RequestInit] {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const headers = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  return [`/api${address}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }]
}

async function checksum({ db }: AccountFixture): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'attempt' order by 1`.execute(db)
  const hashes: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t`.execute(db)
    hashes.push(`${name} ${rows[0]?.hash}`)
  }
  return hashes.join('\n')
}

function noteOf(color: PinColor, personId = 1001): NewNote {
  return { type: 'occupation', reference: `${personId}/${CANARY.note}`, color }
}

let strangers = 0
const newEmail = () => `kanarienvogel${strangers++}@new.example.ch`

type ExampleOf = (voter: Voter, world: AuditWorld) => Example | Promise<Example>

const nothing = ({ userId: id, listId: lid, noteId: nid }: Voter) => ({
  params: { id, lid, nid, eid: ELECTION.nationalBasel, questionId: 1, candidateId: 1001, cid: 1001, vid: VOTE.first },
})
const having =
  (body: object): ExampleOf =>
  (voter) => ({ ...nothing(voter), body })
const onCouncillor =
  (body?: object): ExampleOf =>
  (voter) => ({ params: { ...nothing(voter).params, cid: PERSON.abel }, ...(body && { body }) })
const following: ExampleOf = ({ userId: id }) => ({ params: { id, eid: ELECTION.nationalBasel, lid: OFFICIAL_LIST.basel } })
const entry = { key: CANARY.progression, data: { state: CANARY.progression } }

/** Gives a voter a passkey; nothing of that stands in the log. */
async function addPasskey(voter: Voter, { accounts }: AuditWorld) {
  const key = createSoftwareAuthenticator(PUBLIC_URL)
  const options = await accounts.call('startPasskey', voter)
  await accounts.call('createPasskey', { ...voter, body: { name: CANARY.list, ...key.create(options) } })
  return key
}

async function ofPasskey(voter: Voter, world: AuditWorld): Promise<Example> {
  await addPasskey(voter, world)
  const { passkeys } = await world.accounts.call('getPasskeys', voter)
  return { params: { id: voter.userId, pid: passkeys[0]?.id ?? 0 } }
}

/** A request that succeeds for every call that is about an account. */
export const EXAMPLES: Partial<Record<CallName, ExampleOf>> = {
  register: () => ({ body: { email: newEmail(), username: CANARY.username, password: PASSWORD, language: 'de' } }),
  resendConfirmation: ({ email }) => ({ body: { email } }),
  confirm: async (_, { accounts }) => {
    const email = newEmail()
    await accounts.call('register', { body: { email, username: CANARY.username, password: PASSWORD, language: 'de' } })
    return { params: { secret: (await accounts.mailTo(email)).secret }, body: { password: 'Quarzuhr58#!Talweg' } }
  },
  requestReset: ({ email }) => ({ body: { email } }),
  resetPassword: async ({ email }, { accounts }) => {
    await accounts.call('requestReset', { body: { email } })
    return { params: { secret: (await accounts.mailTo(email)).secret }, body: { password: 'Quarzuhr58#!Talweg' } }
  },
  authenticate: ({ email }) => ({ body: { email, password: PASSWORD } }),
  logout: () => ({}),
  authenticateWithPasskey: async (voter, world) => {
    const key = await addPasskey(voter, world)
    const options = await world.accounts.call('startPasskeySignIn', {})
    return { body: key.get(options) }
  },
  getPasskeys: nothing,
  startPasskey: nothing,
  createPasskey: async (voter, world) => {
    const options = await world.accounts.call('startPasskey', voter)
    return having({ name: CANARY.list, ...createSoftwareAuthenticator(PUBLIC_URL).create(options) })(voter, world)
  },
  changePasskey: async (voter, world) => ({ ...(await ofPasskey(voter, world)), body: { name: CANARY.list } }),
  deletePasskey: ofPasskey,
  getPushDevices: nothing,
  setPushDevice: (voter) => ({ ...nothing(voter), body: newSubscription() }),
  deletePushDevice: async (voter, { accounts }) => {
    const { id } = await accounts.call('setPushDevice', { ...voter, body: newSubscription() })
    return { params: { id: voter.userId, did: id } }
  },
  startProof: nothing,
  proveUser: having({ password: PASSWORD }),
  changePassword: having({ current: PASSWORD, password: 'Quarzuhr58#!Talweg' }),
  getUser: nothing,
  changeUser: having({ username: CANARY.username }),
  deleteUser: nothing,
  giveConsent: having({ version: CONSENT_VERSION }),
  withdrawConsent: nothing,
  getProgression: nothing,
  setProgression: having(entry),
  getElectionProgression: nothing,
  setElectionProgression: having(entry),
  getUserElections: nothing,
  getUserExport: nothing,
  importUser: async (voter, { quietly }) => {
    const exported = await quietly('getUserExport', nothing(voter), voter.token)
    return { ...nothing(voter), body: (await exported.json()) as object }
  },
  getSpider: nothing,
  getResponses: nothing,
  setResponse: having({ value: 0 }),
  deleteResponse: nothing,
  getCarrying: nothing,
  setCarrying: having({ on: false }),
  getOpinions: nothing,
  getMatches: nothing,
  setMatch: having({ type: 'love' }),
  matchAll: having({ type: 'like' }),
  getMatchPercents: nothing,
  getMatchContributions: nothing,
  getListMatch: nothing,
  getLists: nothing,
  createList: having({ name: CANARY.list, candidates: [{ id: 1001, pos: 1 }] }),
  changeList: having({ name: CANARY.list }),
  deleteList: nothing,
  getNotepad: nothing,
  setNote: having(noteOf('bad')),
  deleteNote: nothing,
  getCouncillorNotepad: onCouncillor(),
  setCouncillorNote: onCouncillor(noteOf('bad', PERSON.abel)),
  changeCouncillorNote: onCouncillor({ color: 'bad' }),
  deleteCouncillorNote: onCouncillor(),
  getUserVotes: nothing,
  setUserVote: having({ parliamentVoteId: VOTE.second, decision: 'yes' }),
  deleteUserVote: nothing,
  getCouncillorAgreement: nothing,
  getChoice: nothing,
  setChoice: following,
  deleteChoice: following,
}
