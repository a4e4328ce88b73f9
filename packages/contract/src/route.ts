import { z } from 'zod'
import type { Call } from './calls.ts'
import { id } from './entities/common.ts'
import { localeCode } from './entities/language.ts'
import type { ErrorCode } from './errors.ts'

/** What a call of whatever table has: that of the voters (`calls.ts`) or that of the desk (`desk-calls.ts`). */
export type AnyCall = Pick<Call, 'method' | 'path'>

/** A call with its schemas: what the server mounts, what types the client, and what OpenAPI is printed from. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Of extends AnyCall = Call,
> {
  readonly call: Of
  readonly params: Params
  readonly query: Query
  /** `undefined` at calls without a body. */
  readonly body: Body | undefined
  /** The HTTP status of success. */
  readonly status: 200 | 201 | 202 | 204
  readonly response: Answer
  readonly errors: readonly ErrorCode[]
  /** `application/x-ndjson`: the items of the answer, each as a line of JSON. */
  readonly mediaType: MediaType
  /** What a body is that is no JSON. */
  readonly raw: RawBody | undefined
}

/** A body whose bytes are taken as they are. */
export interface RawBody {
  readonly mediaTypes: readonly string[]
  /** How many bytes it may have. */
  readonly maxBytes: number
}

/** A route of whatever table. */
export type AnyRoute = Route<z.ZodType, z.ZodType, z.ZodType, z.ZodType, AnyCall>

type MediaType = 'application/json' | 'application/x-ndjson'

interface RouteOptions<Params, Query, Body, Answer> {
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly status?: Route['status']
  readonly response: Answer
  readonly errors?: readonly ErrorCode[]
  readonly mediaType?: MediaType
  readonly raw?: RawBody
}

const none = z.strictObject({})

/** Joins a call and its schemas. What is left out is empty. */
export function defineRoute<
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof none,
  Query extends z.ZodType = typeof none,
  Body extends z.ZodType = z.ZodUndefined,
>(call: Call, options: RouteOptions<Params, Query, Body, Answer>): Route<Params, Query, Body, Answer> {
  return routeOf(call, options)
}

/** The same for a call of any table. */
export function routeOf<
  Of extends AnyCall,
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof none,
  Query extends z.ZodType = typeof none,
  Body extends z.ZodType = z.ZodUndefined,
>(call: Of, options: RouteOptions<Params, Query, Body, Answer>): Route<Params, Query, Body, Answer, Of> {
  return {
    call,
    params: options.params ?? (none as unknown as Params),
    query: options.query ?? (none as unknown as Query),
    body: options.body,
    status: options.status ?? 200,
    response: options.response,
    errors: options.errors ?? [],
    mediaType: options.mediaType ?? 'application/json',
    raw: options.raw,
  }
}

/** An id in a path: digits without sign, leading zero or fraction. */
const pathId = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/, 'not_a_number')
  .transform(Number)
  .pipe(id)

/** The numeric ids of a path, e.g. `pathIds('id', 'eid')`. */
export function pathIds<const Names extends readonly string[]>(...names: Names) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, pathId])) as Record<Names[number], typeof pathId>)
}

export const secretParams = z.strictObject({ secret: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) })
/** `lang`: any locale code of the specification; without it the answer is in German. */
export const langQuery = z.strictObject({ lang: localeCode.optional() })
