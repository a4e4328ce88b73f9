import type { AccountHandlers } from '@plenara/api'
import { accountRoutes, type CallName, isReason, type ParameterProblem, type Problem, type Route, routes } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi, type Reply, type TestApi } from './api-client.ts'

/** Stands in every wrong value, so that an echo of one shows. */
const SENTINEL = 'geheim7'

let api: TestApi
let userId: number
beforeAll(async () => {
  const reached = Object.keys(accountRoutes).map((name) => [name, () => Promise.reject(new Error(`${name} was reached`))])
  api = await openTestApi({ account: { ...Object.fromEntries(reached) } as AccountHandlers })
  userId = await api.newUser()
})
afterAll(() => api.close())

const all = Object.entries(routes) as [CallName, Route][]
const namesOf = (schema: z.ZodType): string[] => {
  const printed = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object
    anyOf?: { properties?: object }[]
  }
  return [printed, ...(printed.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties))
}
/** The `{id}` of a user's call is compared with the token before its form is looked at. */
const isOwner = (route: Route, name: string) => route.call.auth === 'user' && name === 'id'
const pathParameters = all.flatMap(([call, route]) =>
  namesOf(route.params).flatMap((name) =>
    isOwner(route, name) || name === 'secret' || name === 'day' || name === 'code' ? [] : [{ call, route, name }],
  ),
)
const queryParameters = all.flatMap(([call, route]) => namesOf(route.query).map((name) => ({ call, route, name })))
const withBody = all.flatMap(([call, route]) => (route.body ? [{ call, route, body: route.body }] : []))
const fields = withBody.flatMap(({ call, route, body }) => [...new Set(namesOf(body))].map((name) => ({ call, route, name })))

interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly search?: string
  readonly body?: unknown
}

function send({ call }: Route, { params = {}, search = '', body }: Sent): Promise<Reply<Problem>> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? defaultOf(call.auth, name)))
  const secret = path.replace('secret', SENTINEL)
  const content = body === undefined ? {} : { body }
  return api.call<Problem>(call.method, secret + search, { ...(call.auth === 'none' ? {} : { as: userId }), ...content })
}

function defaultOf(auth: Route['call']['auth'], name: string): string {
  if (name === 'secret') return 'x'.repeat(43)
  if (name === 'day') return '2024-09-22'
  if (name === 'code') return 'BS'
  return auth === 'user' && name === 'id' ? String(userId) : '1'
}

/** What a refusal says of the parameters; it is 400 and repeats nothing that was sent. */
function refusedOf(reply: Reply<Problem>): ParameterProblem[] {
  expect([reply.status, reply.json.code], reply.text).toEqual([400, 'bad_request'])
  expect(reply.text).not.toContain(SENTINEL)
  const errors = (reply.json.errors ?? []).filter((error) => 'in' in error)
  expect(errors.length, reply.text).toBeGreaterThan(0)
  for (const { reason } of errors) expect(isReason(reason), reason).toBe(true)
  return errors
}

test('there is something to refuse', () => {
  expect(pathParameters.length).toBeGreaterThan(50)
  expect(queryParameters.length).toBeGreaterThan(70)
  expect(withBody.length).toBeGreaterThanOrEqual(20)
  expect(fields.length).toBeGreaterThan(40)
})

// Fails when `parametersOf` is taken out of `parseParams`, or the reason out of `pathId`.
test.each(pathParameters)('$call: a wrong {$name} of the path is named', async ({ route, name }) => {
  for (const [value, reason] of [
    [SENTINEL, 'not_a_number'],
    ['0', 'not_a_number'],
    ['01', 'not_a_number'],
    ['1.5', 'not_a_number'],
    ['9'.repeat(16), 'too_large'],
  ] as const) {
    expect(refusedOf(await send(route, { params: { [name]: value } })), value).toEqual([{ in: 'path', name, reason }])
  }
})

// Fails when `day` takes what is no day of the calendar.
test('a day that is none is named', async () => {
  for (const day of [SENTINEL, '2024-02-30', '2024-9-22', '20240922'])
    expect(refusedOf(await send(routes.getVotingDay, { params: { day } })), day).toEqual([
      { in: 'path', name: 'day', reason: 'not_a_date' },
    ])
})

// Fails when `code` takes what is no canton.
test('a canton that is none is named', async () => {
  for (const code of [SENTINEL, 'XX', 'bs', '12'])
    expect(refusedOf(await send(routes.getMunicipalResults, { params: { code } })), code).toMatchObject([{ in: 'path', name: 'code' }])
})

// Fails when `parametersOf` or `repeatedNames` is taken out of `parseQuery`.
test.each(queryParameters)('$call: a wrong or repeated $name of the query is named', async ({ route, name }) => {
  const [wrong] = refusedOf(await send(route, { search: `?${name}=${SENTINEL}${'x'.repeat(300)}` }))
  expect(wrong).toMatchObject({ in: 'query', name })
  expect(['unknown', 'missing']).not.toContain(wrong?.reason)
  const repeated = await send(route, { search: `?${name}=${SENTINEL}&${name}=${SENTINEL}` })
  expect(refusedOf(repeated)).toEqual([{ in: 'query', name, reason: 'repeated' }])
})

test.each(all.filter(([name]) => name !== 'lookUpCanton'))('%s: a parameter that it does not have is named', async (_, route) => {
  const [unknown] = refusedOf(await send(route, { search: `?nothing=${SENTINEL}`, ...(route.body ? { body: {} } : {}) }))
  expect(unknown).toEqual({ in: 'query', name: 'nothing', reason: 'unknown' })
})

// Fails when the findings of `parseBody` are taken out of what it throws.
test.each(fields)('$call: a field $name of another type is named', async ({ call, route, name }) => {
  // Bodies of these calls have no depth, and texts alone.
  const wrongValue = call === 'reportBrowserError' || call === 'reportStatement' ? 7 : [[SENTINEL]]
  const errors = refusedOf(await send(route, { body: { [name]: wrongValue } }))
  const [wrong] = errors.filter((error) => error.name.split('.')[0] === name)
  expect(wrong).toMatchObject({ in: 'body' })
  expect(['missing', 'unexpected']).not.toContain(wrong?.reason)
})

test.each(withBody)('$call: fields that are missing or unknown are named, and a body that is no object', async ({ route }) => {
  const unknown = refusedOf(await send(route, { body: { nothing: SENTINEL } }))
  expect(unknown).toContainEqual({ in: 'body', name: 'nothing', reason: 'unknown' })
  const [none] = refusedOf(await send(route, { body: [SENTINEL] }))
  expect(none).toEqual({ in: 'body', name: '', reason: 'wrong_type' })
})

test('each reason is told from the others', async () => {
  const search = async (query: string) => refusedOf(await api.call<Problem>('GET', `/vote?${query}`))[0]?.reason
  expect(await search('page=0')).toBe('not_a_number')
  expect(await search('from=2027-02-30')).toBe('not_a_date')
  expect(await search('sort=best')).toBe('not_allowed')
  expect(await search('topicFilter=1,,2')).toBe('not_a_list')
  expect(await search(`searchTerm=${'x'.repeat(201)}`)).toBe('too_long')
  expect(refusedOf(await api.call('GET', '/canton-lookup'))).toEqual([{ in: 'query', name: 'zip', reason: 'missing' }])
  expect(refusedOf(await api.call('GET', '/canton-lookup?zip=405'))).toEqual([{ in: 'query', name: 'zip', reason: 'wrong_form' }])
  const body = async (text: string) => refusedOf(await api.call('PUT', `/user/${userId}/progression`, { as: userId, body: text }))
  expect(await body('{"key":"a","key":"b","data":{}}')).toEqual([{ in: 'body', name: 'key', reason: 'repeated' }])
  expect(await body('{"key":"a","data":{"__proto__":1}}')).toEqual([{ in: 'body', name: '__proto__', reason: 'unknown' }])
  expect(await body(`{"key":"a","data":{"x":${'['.repeat(30)}${']'.repeat(30)}}}`)).toMatchObject([{ reason: 'too_deep' }])
  expect(await body('{"key":"a","data":{"x":"\\u0000"}}')).toMatchObject([{ reason: 'forbidden_character' }])
  expect(await body(`{"key":"a","data":{},"${SENTINEL} ist geheim":1}`)).toEqual([{ in: 'body', name: '*', reason: 'unknown' }])
  const list = { as: userId, body: { name: 'A', candidates: [] }, headers: { 'Idempotency-Key': `${SENTINEL} x` } }
  const header = await api.call<Problem>('PUT', `/user/${userId}/election/1/list`, list)
  expect(refusedOf(header)).toEqual([{ in: 'header', name: 'Idempotency-Key', reason: 'wrong_form' }])
})

test('a rule that a value breaks has its reason too, with the code of the field', async () => {
  const put = (body: unknown) => api.call<Problem>('PUT', `/user/${userId}/election/1/list`, { as: userId, body })
  const reply = await put({ name: '', candidates: [{ id: 1.5, pos: 0 }] })
  expect([reply.status, reply.json.code]).toEqual([422, 'invalid'])
  expect(reply.json.errors).toEqual([
    { path: 'name', code: 'invalid', reason: 'too_short' },
    { path: 'candidates.0.id', code: 'invalid', reason: 'not_whole' },
    { path: 'candidates.0.pos', code: 'invalid', reason: 'too_small' },
  ])
  const match = await api.call<Problem>('PUT', `/user/${userId}/election/1/match/1`, { as: userId, body: { type: 'best' } })
  expect(match.json.errors).toEqual([{ path: 'type', code: 'invalid', reason: 'not_allowed' }])
})
