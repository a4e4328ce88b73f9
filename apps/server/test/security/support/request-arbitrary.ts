import fc from 'fast-check'
import { encoded, HOSTILE_BODIES, HOSTILE_PATH_PARTS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.ts'
import type { Operation, Schema } from './openapi-document.ts'

/** One request, drawn from the description of an operation. */
export interface GeneratedRequest {
  readonly operation: Operation
  /** Values by the names in the path, encoded; a name that is missing is filled with what exists. */
  readonly path: Readonly<Record<string, string>>
  /** With its question mark, or empty. */
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly token: 'own' | 'none' | 'wrong' | 'of another'
  readonly body: string | undefined
}

/** Calls whose work is meant to be slow, or that use up a user, come less often. */
const RARE = /^(register|resend|confirm|reset|request|authenticate|changePassword|logout|deleteUser|withdrawConsent)/
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'If-None-Match': '*' },
  { 'If-None-Match': '"x", W/"y"' },
  { 'If-Match': '"stale"' },
  { 'If-Match': '*' },
  { 'Idempotency-Key': 'same' },
  { 'Idempotency-Key': 'x'.repeat(300) },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=latin1' },
  { 'Content-Encoding': 'gzip' },
  { 'Content-Length': '70000000' },
  { Accept: 'text/html' },
  { 'Accept-Encoding': 'br;q=1, gzip;q=x, *;q=-1' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Origin: 'https://evil.example' },
  { Range: 'bytes=0-1' },
]

/** Values of a name in paths, queries and bodies that exist. */
export type Known = Readonly<Record<string, readonly (number | string)[]>>

/** Requests to all operations. */
export function requestArbitrary(operations: readonly Operation[], known: Known): fc.Arbitrary<GeneratedRequest> {
  const weighted = operations.map((operation) => ({
    weight: RARE.test(operation.operationId) ? 1 : 8,
    arbitrary: requestOf(operation, known),
  }))
  return fc.oneof(...weighted)
}

function requestOf(operation: Operation, known: Known): fc.Arbitrary<GeneratedRequest> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const pathValue = ({ name }: { name: string }): fc.Arbitrary<string | undefined> =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: fc.constantFrom(...(known[name] ?? [1])).map(String) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_PATH_PARTS) },
    )
  return fc.record({
    operation: fc.constant(operation),
    path: fc
      .record(Object.fromEntries(inPath.map((parameter) => [parameter.name, pathValue(parameter)])))
      .map((values) => Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))),
    query: queryOf(operation, known),
    headers: fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constantFrom(...HEADERS) }),
    token: fc.oneof(
      { weight: 16, arbitrary: fc.constant('own' as const) },
      { weight: 1, arbitrary: fc.constantFrom('none' as const, 'wrong' as const, 'of another' as const) },
    ),
    body: operation.body ? bodyText(fitting(operation.body, { known, resolve: operation.resolve })) : fc.constant(undefined),
  })
}

function queryOf({ parameters, resolve }: Operation, known: Known): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'query')
  const text = fc.constantFrom(...HOSTILE_TEXTS).map(encoded)
  const valid = fc
    .tuple(...names.map(({ name, schema }) => named(name, schema, { known, resolve }).map((value) => `${name}=${encoded(String(value))}`)))
    .map((pairs) => `?${pairs.join('&')}`)
  const name = fc.constantFrom(...names.map((parameter) => parameter.name), 'unknown', '__proto__', 'lang', 'a[b]')
  const hostile = fc.tuple(name, text, fc.boolean()).map(([key, value, twice]) => `?${key}=${value}${twice ? `&${key}=${value}` : ''}`)
  return fc.oneof(
    { weight: 4, arbitrary: names.length > 0 ? valid : fc.constant('') },
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: hostile },
  )
}

interface Ground {
  readonly known: Known
  readonly resolve: Operation['resolve']
}

/** A value that fits a schema (the parts of JSON Schema that the document uses). */
function fitting(printed: Schema, ground: Ground): fc.Arbitrary<unknown> {
  if (String(printed.$ref).endsWith('/Json')) return fc.jsonValue({ maxDepth: 2 })
  const schema = ground.resolve(printed)
  const {
    type,
    anyOf,
    enum: choices,
    properties,
    items,
    required,
  } = schema as {
    type?: string | string[]
    anyOf?: Schema[]
    enum?: unknown[]
    properties?: Record<string, Schema>
    items?: Schema
    required?: string[]
  }
  if ('const' in schema) return fc.constant(schema.const)
  if (choices) return fc.constantFrom(...choices)
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting(one, ground)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fitting({ ...schema, type: one }, ground)))
  if (properties) {
    const parts = Object.entries(properties).map(([name, part]) => [name, named(name, part, ground)] as const)
    const optional = Object.keys(properties).filter((name) => !required?.includes(name))
    return fc.tuple(fc.record(Object.fromEntries(parts)), fc.subarray(optional)).map(([whole, left]) => without(whole, left))
  }
  if (items) return fc.array(fitting(items, ground), { maxLength: 4 })
  if (type === 'object') return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
  if (type === 'integer' || type === 'number') return fc.oneof(fc.constantFrom(1, 2, 25, 50, 75, 100), fc.integer({ min: 1, max: 200 }))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (typeof schema.pattern === 'string')
    return fc.stringMatching(new RegExp(schema.pattern.length > 100 ? '^2027-09-01T08:00:00Z$' : schema.pattern))
  if (type === 'string') return fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  return fc.jsonValue({ maxDepth: 2 })
}

/** Few fields as often as many: bodies of which fields exclude each other are seldom valid where most are there. */
function without(value: Readonly<Record<string, unknown>>, left: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !left.includes(name)))
}

function named(name: string, schema: Schema, ground: Ground): fc.Arbitrary<unknown> {
  const values = ground.known[name]
  return values
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom<unknown>(...values) }, { weight: 1, arbitrary: fitting(schema, ground) })
    : fitting(schema, ground)
}

type Change = (value: unknown) => unknown

/** The text of a body: as it should be, changed in some places, or hostile from the start. */
function bodyText(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const place = fc.nat({ max: 1_000 })
  const hostile = fc.constantFrom(...HOSTILE_VALUES)
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.tuple(place, hostile).map(
      ([at, value]): Change =>
        (body) =>
          changed(body, at, () => value),
    ),
    place.map(
      (at): Change =>
        (body) =>
          changed(body, at, () => undefined),
    ),
    fc.tuple(fc.constantFrom('extra', 'id', 'toString', 'email_confirmed', 'role', 'password_hash', 'created_at'), hostile).map(
      ([key, value]): Change =>
        (body) =>
          typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, [key]: value } : body,
    ),
    fc.constant<Change>((body) => [body]),
  )
  const mutated = fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => changes.reduce((value, one) => one(value), body))
  const text = (value: unknown) => JSON.stringify(value) ?? 'null'
  return fc.oneof(
    { weight: 5, arbitrary: valid.map(text) },
    { weight: 4, arbitrary: mutated.map(text) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES) },
    { weight: 1, arbitrary: valid.map((value) => text(value).replace(/"(\w+)":([^,{}[\]]+)/, '"$1":$2,"$1":$2')) },
  )
}

/** The value with its entry at a place, counted through the whole, exchanged. */
function changed(value: unknown, at: number, change: Change): unknown {
  if (typeof value !== 'object' || value === null) return change(value)
  const keys = Object.keys(value)
  const key = keys[at % keys.length]
  if (key === undefined) return change(value)
  const deeper = Math.floor(at / keys.length)
  const part = Reflect.get(value, key)
  const next = deeper % 2 === 1 && typeof part === 'object' && part !== null ? changed(part, Math.floor(deeper / 2), change) : change(part)
  return Array.isArray(value) ? value.map((one, index) => (String(index) === key ? next : one)) : { ...value, [key]: next }
}
