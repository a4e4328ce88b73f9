import { brotliCompressSync } from 'node:zlib'
import { type CallName, isReason, type Problem, routes } from '@plenara/contract'
import { callDocs, callGroups } from '@plenara/contract/docs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ELECTION } from './fixture-catalogue.ts'

/** Per call: two thirds for calls and schemas without a word, the rest words and examples. With Brotli it is an eighth of it. */
const MAX_BYTES = 1_420
const MAX_BYTES_AS_SENT = 186

interface Operation {
  readonly operationId: CallName
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly security?: unknown
  readonly parameters?: readonly object[]
  readonly responses: Readonly<Record<string, object>>
}
interface Document {
  readonly openapi: string
  readonly tags: readonly { name: string; description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>
}

let api: TestApi
let document: Document
let text: string
let operations: readonly Operation[]
beforeAll(async () => {
  api = await openTestApi()
  const reply = await api.call<Document>('GET', '/openapi.json')
  text = reply.text
  document = reply.json
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
})
afterAll(() => api.close())

const names = Object.keys(routes) as CallName[]

test('the document is valid OpenAPI 3.1 and has every call', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(document.openapi).toBe('3.1.0')
  for (const name of names) {
    const { path, method } = routes[name].call
    expect(document.paths[path]?.[method.toLowerCase()]?.operationId, path).toBe(name)
  }
  expect(operations).toHaveLength(names.length)
})

test('every call says what it does, in a group of its own', () => {
  const tags = document.tags.map(({ name }) => name)
  for (const { operationId, summary = '', tags: own = [] } of operations) {
    expect(summary, operationId).toMatch(/^[A-Z].{4,69}[^.]$/)
    expect(own, operationId).toEqual([expect.any(String)])
    expect(tags, operationId).toContain(own[0])
  }
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length)
  expect(callGroups.flatMap(({ calls }) => Object.keys(calls)).toSorted()).toEqual(names.toSorted())
  for (const { name, description } of document.tags) expect(description.length, name).toBeGreaterThan(10)
})

/** Changes of which the summary says everything. */
const PLAIN = [
  'logout',
  'setProgression',
  'setElectionProgression',
  'matchAll',
  'deleteList',
  'deleteChoice',
  'deleteNote',
  'deleteCouncillorNote',
]

test('every call that changes something says how, with an example of its body', () => {
  const changes = names.filter((name) => routes[name].call.method !== 'GET')
  expect(changes.filter((name) => callDocs[name].description === undefined).toSorted()).toEqual(PLAIN.toSorted())
  const withBody = changes.filter((name) => routes[name].body !== undefined)
  expect(withBody.filter((name) => callDocs[name].body === undefined)).toEqual(['importUser'])
})

test.each(names)('%s: the examples are what the call takes and answers', (name) => {
  const { body, answer } = callDocs[name]
  if (body !== undefined) expect(routes[name].body?.safeParse(body).error).toBeUndefined()
  if (answer !== undefined) expect(routes[name].response.safeParse(answer).error).toBeUndefined()
})

test('parameters, refusals and schemas are described', () => {
  const { parameters = {}, responses = {}, schemas = {} } = document.components
  for (const [name, part] of Object.entries({ ...parameters, ...responses, ...schemas })) expect(part, name).toHaveProperty('description')
  expect(Object.keys(schemas).length).toBeGreaterThan(80)
})

test('every reference leads somewhere, and nothing stands there for nobody', () => {
  const references = new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, target = '']) => target))
  const defined = Object.entries(document.components).flatMap(([kind, parts]) => Object.keys(parts).map((name) => `${kind}/${name}`))
  expect([...references].filter((target) => !defined.includes(target))).toEqual([])
  expect(defined.filter((target) => !references.has(target) && !target.startsWith('securitySchemes/'))).toEqual([])
})

// Fails when a schema that several calls use is taken out of `schemaDocs`.
test('an object or a choice that stands there twice has a name', () => {
  const counts = new Map<string, number>()
  const count = (value: unknown, isNamed: boolean) => {
    if (typeof value !== 'object' || value === null) return
    const { description: _, ...part } = value as { description?: string; properties?: object; enum?: unknown[] }
    const isWorthAName = Object.keys(part.properties ?? {}).length > 1 || (part.enum?.length ?? 0) > 2
    if (isWorthAName && !isNamed) counts.set(JSON.stringify(part), (counts.get(JSON.stringify(part)) ?? 0) + 1)
    for (const [key, inner] of Object.entries(value)) if (key !== 'example') count(inner, false)
  }
  const { schemas = {}, ...others } = document.components
  for (const schema of Object.values(schemas)) count(schema, true)
  count([document.paths, others], false)
  expect([...counts].filter(([, times]) => times > 1)).toEqual([])
})

test('it stays small', () => {
  expect(Buffer.byteLength(text)).toBeLessThan(names.length * MAX_BYTES)
  expect(brotliCompressSync(text).length).toBeLessThan(names.length * MAX_BYTES_AS_SENT)
})

test('a call names its refusals, all others stand under one name', () => {
  const setMatch = document.paths['/user/{id}/election/{eid}/match/{candidateId}']?.put
  const { responses = {} } = document.components
  expect(setMatch).toMatchObject({ operationId: 'setMatch', security: [{ token: [] }] })
  expect(Object.keys(setMatch?.responses ?? {})).toEqual(['200', '403', '404', '422', 'default'])
  expect(setMatch?.responses).toMatchObject({
    422: { $ref: '#/components/responses/not_ranked' },
    default: { $ref: '#/components/responses/Any' },
  })
  expect(responses.not_ranked).toMatchObject({ description: expect.stringContaining('Only liked or loved candidates carry a rank') })
})

// Fails when a field of a problem, or a reason, is missing in the document.
test('refusals are as the document says, with the place and the reason', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'api')
  const isProblem = ajv.compile({ $ref: 'api#/components/schemas/Problem' })
  const id = await api.newUser()
  const replies = [
    await api.call<Problem>('GET', '/vote?page=x&nothing=1'),
    await api.call<Problem>('PUT', `/user/${id}/election/${ELECTION.nationalBasel}/list`, { as: id, body: { name: '', candidates: [] } }),
    await api.call<Problem>('GET', `/election/999999`),
  ]
  expect(replies.map(({ status }) => status)).toEqual([400, 422, 404])
  for (const { json } of replies) expect(isProblem(json), JSON.stringify(isProblem.errors)).toBe(true)
  for (const { json } of replies.slice(0, 2)) expect(json.errors?.every(({ reason = '' }) => isReason(reason))).toBe(true)
})
