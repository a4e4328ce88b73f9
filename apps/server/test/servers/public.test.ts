import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Candidate, Election, ExportLine, Vote } from '@plenara/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runImport } from '../../src/commands/run-import.ts'
import { createFolder } from '../import/import-world.ts'
import { importerFixture } from '../import/importer-fixture.ts'
import { type AdminWorld, openAdminWorld } from '../support/admin-world.ts'
import { WEB_APP } from '../support/web-app.ts'
import { openNamedSite } from './support/named-site.ts'
import { type Servers, startServers } from './support/servers.ts'

/**
 * Each server asks for the version once a second at most (`polled`), so that the new is there within 1 to 1.5 s, and a reader who changes servers may meet
 * the older version for as long. A busy machine gets more.
 */
const DEADLINE_MS = 20_000
/** For longer than a poll after the new has come, nobody may see the old again. */
const AFTERWARDS = { looks: 15, everyMs: 100 }
/** What is compressed in haste has a tag of its own. */
const PLAIN = { headers: { 'Accept-Encoding': 'identity' } }
/** The id of vote 902 of the fixture. */
const VOTE = 10_000_009_020
const TITLE = 'Gesetz über die Proben'
const IS_BUILT = existsSync(join(WEB_APP, 'dist-server/entry-server.js'))

const { folder, file, remove } = createFolder()
const delivery = readFileSync(importerFixture('ech0252/fixtures/results.xml'), 'utf8')
const [INFO_START, RESULT_START] = ['<electionInformationDelivery>', '<electionResultDelivery>'].map((tag) => delivery.indexOf(tag))
const INFO = file('info.xml', `${delivery.slice(0, RESULT_START)}</delivery>`)
const RESULT = file('result.xml', delivery.slice(0, INFO_START) + delivery.slice(RESULT_START))

let world: AdminWorld
let servers: Servers
let sites: readonly ((path: string) => Promise<Response>)[]
let electionId: number
let candidateId: number
let cantonId: number
beforeAll(async () => {
  world = await openAdminWorld()
  await imports('ech0252', INFO)
  servers = await startServers({ db: world.db, url: world.env.DATABASE_URL, drop: world.close }, 2)
  sites = await Promise.all([openNamedSite(world.db, folder), openNamedSite(world.db, folder)])
  const election = await world.db.selectFrom('election').select(['id', 'cantonId']).executeTakeFirstOrThrow()
  electionId = election.id
  cantonId = election.cantonId
  candidateId = (await world.db.selectFrom('candidate').select('id').where('lastName', '=', 'Muster').executeTakeFirstOrThrow()).id
  if (!IS_BUILT) console.log('The web app is not built: of rendered pages only those of the sites in this process are looked at')
})
afterAll(async () => {
  await servers?.stop()
  await world.close()
  remove()
})

async function imports(...args: string[]): Promise<void> {
  const said: string[] = []
  const output = { write: (text: string) => void said.push(text) }
  const status = await runImport(args, { env: world.env, stdout: output, stderr: output })
  if (status !== 0) throw new Error(said.join(''))
}

async function admin(...args: string[]): Promise<void> {
  const { status, stderr } = await world.admin(args)
  if (status !== 0) throw new Error(stderr)
}

const lastImport = async () =>
  String((await world.db.selectFrom('importLog').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id)

/** What a reader sees at one place of one server. */
type View = (server: number) => Promise<string | boolean | null>

const ask = (server: number, path: string) => fetch(`${servers.addresses[server]}${path}`)
/** Whether a text stands in an answer, which may be missing; throws where a busy server answers something else. */
async function shows(answering: Promise<Response> | undefined, text: string): Promise<boolean> {
  const answer = await answering
  if (answer?.status === 404) return false
  if (answer?.status === 200 && (await answer.text()).includes(text)) return true
  throw new Error(`${answer?.status} ${answer?.url} without ${text}`)
}
async function api<Body>(server: number, path: string): Promise<Body | null> {
  const { status, json } = await servers.call<Body>('GET', path, { server })
  if (status !== 200 && status !== 404) throw new Error(`${path}: ${status}`)
  return status === 200 ? json : null
}
async function exported(server: number): Promise<ExportLine[]> {
  const answer = await ask(server, `/api/export/v1/canton/${cantonId}`)
  if (answer.status !== 200) throw new Error(`Export: ${answer.status}`)
  return (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportLine)
}

const VIEWS: Readonly<Record<string, View>> = {
  'vote of the API': async (server) => (await api<Vote>(server, `/vote/${VOTE}?lang=de`))?.title ?? null,
  'vote in a frame': (server) => shows(ask(server, `/embed/vote/${VOTE}?lang=de`), TITLE),
  'vote in the open data': (server) => shows(ask(server, `/data/vote/${VOTE}.csv?lang=de`), TITLE),
  'page of the vote': async (server) => IS_BUILT && shows(ask(server, `/legislative/votes/${VOTE}?lang=de`), TITLE),
  'page of votes': async (server) => {
    const page = await (await sites[server]?.('/legislative/votes?lang=de'))?.text()
    if (!page?.includes('"items":[')) throw new Error('The page was not rendered in time')
    return page.includes(`"title":"${TITLE}"`)
  },
  'vote in the sitemap': (server) => shows(sites[server]?.('/sitemap-de-votes-1.xml'), `/legislative/votes/${VOTE}?lang=de`),
  'result of the API': async (server) => (await api(server, `/election/${electionId}/result`)) !== null,
  'election of the API': async (server) => (await api<Election>(server, `/election/${electionId}`))?.resultsPublic ?? null,
  'result in the export': async (server) =>
    (await exported(server)).some((line) => line.part === 'election' && line.items.some(({ result }) => result !== null)),
  'candidate of the API': async (server) =>
    (await api<Candidate>(server, `/election/${electionId}/candidate/${candidateId}`))?.lastName ?? null,
  'candidate in the export': async (server) =>
    (await exported(server)).flatMap((line) => (line.part === 'candidates' ? line.items : [])).find(({ id }) => id === candidateId)
      ?.lastName ?? null,
}
type State = Record<string, string | boolean | null>

const VOTE_SEEN = {
  'vote of the API': TITLE,
  'vote in a frame': true,
  'vote in the open data': true,
  'page of the vote': IS_BUILT,
  'page of votes': true,
  'vote in the sitemap': true,
}
const VOTE_UNSEEN = {
  ...Object.fromEntries(Object.keys(VOTE_SEEN).map((name) => [name, false])),
  'vote of the API': null,
}
const RESULT_IS = (isSeen: boolean) => ({
  'result of the API': isSeen,
  'election of the API': isSeen,
  'result in the export': isSeen,
})
const NAME_IS = (lastName: string) => ({ 'candidate of the API': lastName, 'candidate in the export': lastName })

const stateOf = async (server: number): Promise<State> =>
  Object.fromEntries(await Promise.all(Object.entries(VIEWS).map(async ([name, look]) => [name, await look(server)] as const)))

/** Looks at a server until it shows what is expected at every place, then for longer than a poll; throws where a place goes back to what it showed. */
async function follow(server: number, expected: State): Promise<void> {
  const arrived = new Set<string>()
  const wentBack: string[] = []
  const look = async () => {
    const state = await stateOf(server)
    for (const [name, value] of Object.entries(expected)) {
      if (state[name] === value) arrived.add(name)
      else if (arrived.has(name)) wentBack.push(name)
    }
    return state
  }
  await vi.waitFor(async () => expect(await look()).toEqual(expected), { timeout: DEADLINE_MS, interval: 50 })
  for (let count = 0; count < AFTERWARDS.looks; count++) {
    await new Promise((resolve) => setTimeout(resolve, AFTERWARDS.everyMs))
    await vi.waitFor(look, { timeout: DEADLINE_MS, interval: 50 })
  }
  expect(wentBack).toEqual([])
}

/** The answers of a server to a stranger with their tags. */
async function tagged(server: number) {
  const paths = [
    `/election/${electionId}`,
    `/election/${electionId}/candidate`,
    '/vote',
    `/export/v1/canton/${cantonId}`,
    '/export/v1/common',
  ]
  const answers = paths.map(async (path) => {
    const answer = await fetch(`${servers.addresses[server]}/api${path}`, PLAIN)
    return [path, answer.status, answer.headers.get('ETag'), await answer.text()]
  })
  return Promise.all(answers)
}

const CHANGES: readonly { readonly name: string; readonly make: () => Promise<void>; readonly shown: State }[] = [
  { name: 'an import', make: () => imports('swissvotes', importerFixture('swissvotes/fixtures')), shown: VOTE_SEEN },
  { name: 'its undoing', make: async () => admin('import', 'undo', await lastImport()), shown: VOTE_UNSEEN },
  { name: 'a draft of a result', make: () => imports('ech0252', RESULT), shown: {} },
  { name: 'a published result', make: () => admin('result', 'publish', String(electionId)), shown: RESULT_IS(true) },
  { name: 'a withdrawn result', make: () => admin('result', 'withdraw', String(electionId)), shown: RESULT_IS(false) },
  { name: 'a correction', make: () => admin('candidate', 'correct', String(candidateId), '--last-name', 'Meier'), shown: NAME_IS('Meier') },
]

// Fails when a server does not ask for the version, keeps what it built of an earlier one, or answers by the earlier one again.
test('what an operator changes is at every place of both servers after a poll, and no server goes back [API-8]', {
  tags: ['slow'],
}, async () => {
  let state: State = { ...VOTE_UNSEEN, ...RESULT_IS(false), ...NAME_IS('Muster') }
  for (const server of [0, 1]) expect(await stateOf(server)).toEqual(state)
  for (const { name, make, shown } of CHANGES) {
    await make()
    state = { ...state, ...shown }
    await Promise.all([0, 1].map((server) => follow(server, state))).catch((cause) => {
      throw new Error(`After ${name}`, { cause })
    })
    const [first, second] = await Promise.all([0, 1].map(tagged))
    expect(second, name).toEqual(first)
  }
})
