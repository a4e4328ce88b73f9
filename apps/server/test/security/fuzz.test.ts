// @module-tag slow

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { codesOf } from '@plenara/api'
import { type CallName, type Problem, routes } from '@plenara/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '../../src/keys/token.ts'
import { PERSON, SAMPLE_IDS, TOPIC, VOTE } from '../support/parliament-sample.ts'
import { insertPushDevice, newSubscription } from '../support/push-sample.ts'
import type { Account } from './support/accounts.ts'
import { type Reply, requestOf } from './support/call-app.ts'
import { type Operation, operationsOf } from './support/openapi-document.ts'
import { type GeneratedRequest, requestArbitrary } from './support/request-arbitrary.ts'
import { storeOpinions } from './support/sample-calls.ts'
import { openSecurityServer, type SecurityServer } from './support/security-server.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 6_000)
/** The same in each `npm test`, so that a change is judged by itself; `npm run test:security` draws new ones. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_271_024)
const CHUNK = 500
const PARALLEL = 8
/** What the hostile texts ask the database to sleep; an answer that takes that long has run it. */
const SLEEP_MS = 15_000
const INTERNAL = /\bselect\b|\binsert into\b|\n\s+at |node_modules|postgres|kysely|zod/i
const ALLOWED_TYPES = new Set(['', 'application/json', 'application/x-ndjson', 'application/problem+json'])

/** What a browser hands over: no text that is drawn by chance fits. */
const subscription = newSubscription()

let server: SecurityServer
let operations: readonly Operation[]
const voters: Account[] = []
const seen = new Map<string, number>()
const statuses = new Map<number, number>()
let slowest = 0

beforeAll(async () => {
  server = await openSecurityServer()
  operations = operationsOf(JSON.parse((await server.call('GET', '/openapi.json')).text))
  for (let count = 0; count < PARALLEL; count++) voters.push(await newVoter())
})
afterAll(() => server.close())

async function newVoter(): Promise<Account> {
  const voter = await server.newVoter()
  await storeOpinions(server.call, voter, server.ids, 2)
  await insertPushDevice(server.db, voter.id)
  return voter
}

type Send = (
  method: string,
  path: string,
  call: { token?: string | undefined; headers: Record<string, string>; body?: string | undefined },
) => Promise<Reply>

const known = () => ({
  eid: server.ids.elections,
  cid: server.ids.candidates,
  candidateId: server.ids.candidates,
  questionId: server.ids.questions,
  officialListId: server.ids.officialLists,
  lid: [1_000_000_000, 1_000_000_001, ...server.ids.officialLists],
  nid: [1, 2],
  reference: [server.ids.candidates[0], PERSON.abel].flatMap((person) => [`${person}/occupation`, `${person}/city`]),
  parliamentVoteId: [VOTE.first, VOTE.second, VOTE.people],
  cantonId: [6, 26, 1],
  constituencyId: [45, 46, 999],
  version: ['1'],
  zip: ['4051', '4125', '9999'],
  day: ['2024-09-22', '2026-11-29'],
  code: ['BS', 'ZH'],
  id: [6, ...Object.values(SAMPLE_IDS), ...server.ids.candidates.slice(0, 5)],
  vid: [VOTE.first, VOTE.people],
  council_id: [1, 3],
  topicFilter: [TOPIC.energy],
  since: [0, 1, 2],
  searchTerm: ['strom', 'zürich 5', '24.080'],
  endpoint: [subscription.endpoint],
  p256dh: [subscription.keys.p256dh],
  auth: [subscription.keys.auth],
  did: voters.map(({ id }) => id),
})

function pathOf({ operation, path, query }: GeneratedRequest, voter: Account): string {
  const first: Readonly<Record<string, number | undefined>> = {
    ...Object.fromEntries(Object.entries(known()).map(([name, values]) => [name, values[0]])),
    ...(operation.path.includes('/councillor/{cid}') && { cid: PERSON.abel }),
    id: operation.needsToken ? voter.id : (SAMPLE_IDS[operation.path.split('/')[1] ?? ''] ?? 6),
  }
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? String(first[name] ?? newToken())) + query
}

/** What is wrong with the answer to a request, or null. */
function faultOf({ operation, body, token }: GeneratedRequest, reply: Reply): string | null {
  const contentType = reply.headers.get('Content-Type') ?? ''
  if (!ALLOWED_TYPES.has(contentType)) return `the content type is ${contentType}`
  if (reply.status >= 500) return 'the server failed'
  if (INTERNAL.test(reply.status >= 400 ? reply.text : '')) return 'the answer tells of the inside'
  if (reply.status < 300 && operation.needsToken && token !== 'own') return 'it was answered without the right token'
  if (reply.status < 300 && body !== undefined && !isValid(operation, body)) return 'an invalid body was accepted'
  if (reply.status >= 400 && !isNamedCode(operation, reply)) return 'the contract does not name the code'
  const isKnown = reply.status !== 304 && reply.text !== ''
  return operation.faultOf(reply.status, contentType, isKnown ? parsedOf(contentType, reply.text) : undefined)
}

/** A code that the contract names for the call; what belongs to somebody else is 404 as if it were not there. */
function isNamedCode({ operationId }: Operation, { text }: Reply): boolean {
  const { code } = JSON.parse(text) as Problem
  return code === 'not_found' || codesOf(routes[operationId as CallName]).has(code)
}

/** The items of an answer in lines are those of an array. */
function parsedOf(contentType: string, text: string): unknown {
  return JSON.parse(contentType === 'application/x-ndjson' ? `[${text.trimEnd().replaceAll('\n', ',')}]` : text)
}

/** Lengths count in the spelling that is stored. */
function isValid(operation: Operation, body: string): boolean {
  try {
    return operation.isValidBody(JSON.parse(body.normalize('NFC')))
  } catch {
    return false
  }
}

async function tryOne(request: GeneratedRequest, place: number, send: Send): Promise<void> {
  const voter = voters[place]!
  const { operation } = request
  const isUserNamed = operation.path.includes('{id}')
  const tokens = {
    own: voter.token,
    none: undefined,
    wrong: newToken(),
    'of another': isUserNamed ? voters[(place + 1) % PARALLEL]!.token : newToken(),
  }
  const path = pathOf(request, voter)
  const call = { token: operation.needsToken ? tokens[request.token] : undefined, headers: { ...request.headers }, body: request.body }
  const begin = performance.now()
  const reply = await send(operation.method, path, call)
  const took = performance.now() - begin
  slowest = Math.max(slowest, took)
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
  if (reply.status < 300) seen.set(operation.operationId, (seen.get(operation.operationId) ?? 0) + 1)
  const fault = faultOf(request, reply) ?? (took > SLEEP_MS ? `it took ${took} ms` : null)
  const shown = `seed ${SEED}: ${operation.method} ${path.slice(0, 300)} ${JSON.stringify(call.headers)} ${request.body?.slice(0, 2_000)} -> ${reply.status} ${reply.text.slice(0, 500)}`
  if (fault) throw new Error(`${fault}\n${shown}`)
  const isUsedUp = reply.status < 300 && /^(logout|deleteUser|withdrawConsent)$/.test(operation.operationId)
  if (isUsedUp) voters[place] = await newVoter()
}

async function run(requests: number, seed: number, send: Send): Promise<void> {
  const arbitrary = requestArbitrary(operations, known())
  for (let done = 0; done < requests; done += CHUNK) {
    const drawn = fc.sample(arbitrary, { seed: seed + done, numRuns: Math.min(CHUNK, requests - done) })
    const work = Array.from({ length: PARALLEL }, async (_, place) => {
      for (let index = place; index < drawn.length; index += PARALLEL) await tryOne(drawn[index]!, place, send)
    })
    await Promise.all(work)
  }
}

const overHttp: Send = async (method, path, call) => {
  const { headers, body } = requestOf(call)
  // What the client itself would refuse to send, raw requests send elsewhere.
  const { 'Content-Length': _, ...plain } = headers
  const response = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method,
    headers: plain,
    ...(body === undefined ? {} : { body }),
  })
  const contentType = response.headers.get('Content-Type')
  return { status: response.status, headers: new Headers(contentType ? { 'Content-Type': contentType } : {}), text: await response.text() }
}

// Fails when `refuseHarmfulParts` or `normalText` (request-body.ts), a limit of a schema, or a status in `codesOf` is taken out.
test(`${REQUESTS} generated requests end in documented answers that keep to their schemas`, async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await run(REQUESTS, SEED, server.call)
  delay.disable()
  const counts = Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b))
  console.info(`seed ${SEED}, ${REQUESTS} requests, statuses ${JSON.stringify(counts)}, slowest ${slowest.toFixed(0)} ms`)
  console.info(`event loop delay p99.9 ${(delay.percentile(99.9) / 1e6).toFixed(0)} ms, client and generator included`)
  expect(server.logged, `seed ${SEED}`).toEqual([])
  expect(Reflect.get({}, 'admin')).toBeUndefined()
  expect(Reflect.get({}, 'x')).toBeUndefined()
  const accepted = operations.filter(
    ({ operationId }) =>
      // They need a secret of a mail, a right password, a signature of a passkey, or a whole document.
      !/^(confirm|resetPassword|authenticate|changePassword|register|importUser|authenticateWithPasskey|(create|change|delete)Passkey|proveUser)$/.test(
        operationId,
      ),
  )
  const neverAccepted = accepted.filter(({ operationId }) => !seen.has(operationId)).map(({ operationId }) => operationId)
  // A short run may miss some by chance.
  expect(neverAccepted.length, neverAccepted.join(', ')).toBeLessThanOrEqual(REQUESTS < 50_000 ? 5 : 0)
})

// Fails when the listener answers a broken header or path with an exception.
test(`${REQUESTS / 10} of them over HTTP`, async () => {
  await run(REQUESTS / 10, SEED + REQUESTS, overHttp)
  expect(server.logged, `seed ${SEED}`).toEqual([])
})

// Fails when `app.all` (app.ts) is taken out.
test('a method that a path does not have is 405 with those that it has', async () => {
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const methods = operations.filter((operation) => operation.path === path).map(({ method }) => method)
    for (const method of ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'].filter((one) => !methods.includes(one))) {
      const reply = await server.call(method, path.replace(/\{\w+\}/g, '1'), { token: voters[0]!.token })
      expect([reply.status, reply.headers.get('Allow')], `${method} ${path}`).toEqual([405, methods.join(', ')])
    }
  }
})
