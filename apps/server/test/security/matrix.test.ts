import { type CallName, calls } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '../../src/keys/token.ts'
import type { Account } from './support/accounts.ts'
import { type Caller, createCallers } from './support/callers.ts'
import { rawRequest } from './support/raw-http.ts'
import {
  bodyOf,
  lastPlace,
  NO_PLACE,
  pathOf,
  pathValues,
  protectedCalls,
  type Stored,
  type StoredPlace,
  storeOpinions,
} from './support/sample-calls.ts'
import { openSecurityServer, type SecurityServer } from './support/security-server.ts'
import { tableDigests } from './support/table-digests.ts'

/** Whoever adds a route for everybody says so here. */
const PUBLIC_ROUTES = [
  'PUT /api/register',
  'POST /api/register/resend',
  'PUT /api/confirm/:secret',
  'POST /api/reset',
  'POST /api/reset/:secret',
  'POST /api/authenticate',
  'POST /api/browser-error',
  'GET /api/voting-day/:day',
  'GET /api/vote/:id/canton/:code/municipality',
  'GET /api/affair-vote',
  'GET /api/vote-body',
  'GET /api/session-digest',
  'GET /api/cantonal-council/:id/member-decision',
  'GET /api/status',
  'GET /api/canton',
  'GET /api/canton/:id/constituency',
  'GET /api/canton/:id/election',
  'GET /api/constituency',
  'GET /api/canton-lookup',
  'GET /api/place',
  'GET /api/party',
  'GET /api/election/:eid',
  'GET /api/election/:eid/candidate',
  'GET /api/election/:eid/candidate/:cid',
  'GET /api/election/:eid/candidate/:cid/change',
  'POST /api/election/:eid/candidate/:cid/report',
  'GET /api/election/:eid/moderation',
  'GET /api/election/:eid/result',
  'GET /api/election/:eid/category',
  'GET /api/election/:eid/axis',
  'GET /api/election/:eid/question',
  'GET /api/election/:eid/smart-spider/:candidateId',
  'GET /api/election/:eid/candidate-answers',
  'GET /api/election/:eid/answer-comment',
  'GET /api/election/:eid/party-spider/:partyId',
  'GET /api/election/:eid/response/:candidateId',
  'GET /api/election/:eid/list',
  'GET /api/council',
  'GET /api/parliamentary-group',
  'GET /api/parliament-party',
  'GET /api/session',
  'GET /api/councillor/:id',
  'GET /api/federal-councillor/:id',
  'GET /api/federal-councillor',
  'GET /api/judge/:id',
  'GET /api/judge',
  'GET /api/canton/:id/council',
  'GET /api/canton/:id/member',
  'GET /api/canton/:id/member-decision',
  'GET /api/cantonal-council/:id',
  'GET /api/cantonal-councillor/:id',
  'GET /api/vote',
  'GET /api/vote/:id',
  'GET /api/telling-vote',
  'GET /api/affair/topic',
  'GET /api/affair/:id',
  'GET /api/search',
  'GET /api/councillor/:id/vote',
  'GET /api/councillor/:id/vote/:vid',
  'GET /api/councillor/:id/speech',
  'GET /api/councillor/:id/said-and-voted',
  'GET /api/media-outlet',
  'GET /api/article/:id',
  'GET /api/election/:eid/article',
  'GET /api/election/:eid/candidate/:cid/article',
  'GET /api/councillor/:id/article',
  'GET /api/federal-councillor/:id/article',
  'GET /api/set-up',
  'GET /api/source',
  'GET /api/source/:id',
  'GET /api/survey',
  'GET /api/export/v1/common',
  'GET /api/export/v1/canton/:id',
  'GET /api/election/:eid/portrait/:block',
  'GET /api/portrait/:digits/:size',
  'GET /api/coat-of-arms/:place/:hash',
  'GET /api/openapi.json',
  'POST /api/authenticate/passkey',
  'POST /api/authenticate/passkey/options',
]
/** They need a key that has signed: accounts/passkeys/passkeys.test.ts. */
const SIGNED: readonly CallName[] = ['createPasskey', 'changePasskey', 'deletePasskey']
const ABSENT_USER = 2 ** 48 + 1
const ABSENT: StoredPlace = { lid: 1_999_999_999, nid: 999_999_999 }

let server: SecurityServer
let owner: Account
let other: Account
let owned: Stored
let foreign: Stored
let foreignDevice: number
let callers: readonly Caller[]
let cells = 0

beforeAll(async () => {
  server = await openSecurityServer()
  owner = await server.newAccount()
  other = await server.newAccount()
  owned = await storeOpinions(server.call, owner, server.ids, 1)
  foreign = await storeOpinions(server.call, other, server.ids, 3)
  foreignDevice = await switchPushOn(other)
  callers = await createCallers(server, { owner, other })
})
afterAll(() => server.close())

const send = async (name: CallName, account: Pick<Account, 'token'>, values: Record<string, string | number>) => {
  const exported = async () => JSON.parse((await server.call('GET', `/user/${owner.id}/export`, { token: owner.token })).text)
  return server.call(calls[name].method, pathOf(name, values), { token: account.token, body: await bodyOf(name, server.ids, exported) })
}

/** The id of a browser in which notifications are on from now on. */
async function switchPushOn(account: Account): Promise<number> {
  const { text } = await send('setPushDevice', account, pathValues(server.ids, account.id, NO_PLACE))
  return JSON.parse(text).id
}

// Each fails when its line in `authorize`, `check` (app.ts) or in `createAuthenticate` (session.ts) is taken out: the look-up of the token, its
// age, the anchors of the pattern, the comparison of `{id}` with the token's user; and when a route is mounted without `authorize`.
test.each(protectedCalls)('%s is refused to whoever has no session of its user, and changes nothing [SESSION-5]', async (name, call) => {
  const before = await tableDigests(server.db)
  const refused = callers.filter(({ needsUserInPath }) => !needsUserInPath || call.auth === 'user')
  const tries = refused.map(async (caller) => {
    const values = pathValues(server.ids, caller.userId, lastPlace(owned))
    const body = await bodyOf(name, server.ids, async () => ({}))
    const target = `/api${pathOf(name, values)}${caller.query ?? ''}`
    const lines = [...caller.headers, ...(body === undefined ? [] : ['Content-Type: application/json'])]
    const text = body === undefined ? '' : JSON.stringify(body)
    const head = [`${call.method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', `Content-Length: ${text.length}`, ...lines]
    const answer = await rawRequest(server.port, `${head.join('\r\n')}\r\n\r\n${text}`, { waitMs: 20_000 })
    expect([answer.status, JSON.parse(answer.body).code], caller.name).toEqual(caller.expected)
    cells += 1
  })
  await Promise.all(tries)
  expect(await tableDigests(server.db)).toEqual(before)
})

// Fails when `ownList`, `findList` or `removeNote` looks beyond the user's own record.
test.each(protectedCalls)('%s under the own id never reaches what another user has [SESSION-5]', async (name, { auth, path }) => {
  const voter = await server.newVoter()
  const stored = await storeOpinions(server.call, voter, server.ids, 1)
  const before = await tableDigests(server.db, other.id)
  const theirs = lastPlace(foreign)
  expect(stored.lists).not.toContain(theirs.lid)
  expect(stored.notes).not.toContain(theirs.nid)
  const account = auth === 'session' ? { token: voter.token } : voter
  const reply = await send(name, account, { ...pathValues(server.ids, voter.id, theirs), did: foreignDevice })
  if (path.includes('{lid}')) expect([reply.status, JSON.parse(reply.text).code]).toEqual([404, 'list_not_found'])
  if (path.includes('{did}')) expect([reply.status, JSON.parse(reply.text).code]).toEqual([404, 'push_device_not_found'])
  if (path.includes('{nid}')) expect([reply.status, JSON.parse(reply.text).code]).toEqual([404, 'note_not_found'])
  expect(reply.text).not.toContain(`List of ${other.id}`)
  expect(reply.text).not.toContain(`of-${other.id}`)
  expect(await tableDigests(server.db, other.id)).toEqual(before)
  cells += 1
})

test.each(protectedCalls.filter(([name]) => !SIGNED.includes(name)))('%s is answered to its own user [SESSION-5]', async (name) => {
  const account = name === 'changePassword' || name === 'proveUser' ? await server.newAccount() : await server.newVoter()
  const stored = await storeOpinions(server.call, account, server.ids, 1)
  const did = await switchPushOn(account)
  const reply = await send(name, account, { ...pathValues(server.ids, account.id, lastPlace(stored)), did })
  expect(reply.status, reply.text).toBeLessThan(300)
  cells += 1
})

test('the matrix has at least 440 cells', () => {
  expect(cells).toBeGreaterThanOrEqual(440)
})

// Fails when a route is mounted beside the contract, e.g. `app.get('/api/debug', …)`.
test('every route of the router is in the matrix or in the list of public ones', () => {
  const inMatrix = protectedCalls.map(([, { method, path }]) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`)
  const inRouter = server.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  expect(new Set(inRouter)).toEqual(new Set([...inMatrix, ...PUBLIC_ROUTES]))
  const inContract = new Set(Object.values(calls).map(({ path }) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`))
  const anyMethod = server.app.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path)
  for (const path of anyMethod)
    expect([...inContract, '/api/portrait/:digits/:size', '/api/coat-of-arms/:place/:hash', '/api/openapi.json']).toContain(path)
})

// Fails when the owner is looked up after the path's other values, or a missing user is answered with a code of its own.
test.each(protectedCalls.filter(([, { auth }]) => auth === 'user'))(
  '%s of another user is answered like that of nobody, byte by byte [SESSION-5]',
  async (name, { path }) => {
    const place = lastPlace(foreign)
    const theirs = await send(name, owner, pathValues(server.ids, other.id, place))
    for (const id of [ABSENT_USER, -1, 0, '01', 'x'] as const) {
      const nobody = await send(name, owner, pathValues(server.ids, id, place))
      expect([nobody.status, nobody.text, [...nobody.headers]], String(id)).toEqual([404, theirs.text, [...theirs.headers]])
    }
    if (!/\{[ln]id\}/.test(path)) return
    const own = await send(name, owner, pathValues(server.ids, owner.id, place))
    const absent = await send(name, owner, pathValues(server.ids, owner.id, ABSENT))
    expect([own.status, own.text, [...own.headers]]).toEqual([absent.status, absent.text, [...absent.headers]])
  },
)

test('ending a session leaves those of others and further ones of the same user', async () => {
  const second = await server.signIn(owner.email)
  expect((await server.call('POST', '/logout', { token: second })).status).toBe(204)
  expect((await server.call('GET', `/user/${owner.id}`, { token: second })).status).toBe(401)
  for (const { id, token } of [owner, other]) expect((await server.call('GET', `/user/${id}`, { token })).status).toBe(200)
})

test('a public answer is the same with and without a token', { tags: ['slow'] }, async () => {
  for (const { path } of Object.values(calls).filter(({ auth, method }) => auth === 'none' && method === 'GET')) {
    const [eid, cid] = [server.ids.elections[0], server.ids.candidates[0]]
    const target = path
      .replace('{eid}', String(eid))
      .replace(/\{(cid|candidateId)\}/, String(cid))
      .replace('{id}', '6')
      .replace('{vid}', '1')
    const query = path === '/canton-lookup' ? '?zip=4051' : ''
    const [plain, own, wrong] = await Promise.all(
      [undefined, owner.token, newToken()].map((token) => server.call('GET', target + query, { token })),
    )
    expect([own?.status, own?.text, wrong?.text], path).toEqual([plain?.status, plain?.text, plain?.text])
  }
})
