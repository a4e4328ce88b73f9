import type { AnyRoute } from '@plenara/contract'
import type { Context } from 'hono'
import { type Audit, audited, createTrail, type Trail } from './audit.ts'
import { textOf } from './handler.ts'
import { type BodyLimits, parsedBody, readBody, readRawBody, USUAL_BODY } from './request-body.ts'
import type { Admit, Share } from './shares.ts'
import { parseParams, parseQuery } from './validation.ts'

const JSON_TYPE = 'application/json'

/** What a request holds, checked by the schemas of its route. */
export interface CheckedValues {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** What is told of a call while it is found out who calls. */
export interface Arrival {
  readonly trail: Trail
  /** Takes what is to be called when the call ends. */
  readonly onEnd: (end: () => void) => void
}

/** A call of a table, whose answer is kept nowhere. */
export interface MountedCall<Session> {
  /** As the audit log names it. */
  readonly name: string
  readonly route: AnyRoute
  readonly share: Share
  /** Says who calls, also to the audit log. Throws the code of somebody who may not. */
  readonly authorize: (context: Context, arrival: Arrival) => Promise<Session>
  readonly readBody: (request: Request) => Promise<unknown>
  /** Answers what is written as JSON, or was already, or the bytes of a picture, and the headers besides the usual ones. */
  readonly answer: (session: Session, values: CheckedValues, arrival: Arrival & { readonly context: Context }) => Promise<Answered>
}

export interface Answered {
  readonly answer: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface MountOptions {
  readonly audit?: Audit | undefined
  readonly admit: Admit
}

/** Answers a call of whatever table: who may call, what is valid, the audit log before a change. */
export function endpoint<Session>(call: MountedCall<Session>, { audit, admit }: MountOptions): (context: Context) => Promise<Response> {
  const { name, route, share } = call
  return async (context) => {
    const trail = createTrail(audit, name, route.call.method !== 'GET')
    const ends: (() => void)[] = []
    const arrival: Arrival = { trail, onEnd: (end) => void ends.push(end) }
    const run = async () => {
      const session = await call.authorize(context, arrival)
      const values = { ...valuesOf(route, context), body: await call.readBody(context.req.raw) }
      const { answer, headers } = await admit(share, async () => {
        await trail.begin()
        return call.answer(session, values, { ...arrival, context })
      })
      return responseOf(route, answer, { ...headers, 'Cache-Control': 'no-store' })
    }
    return audited(trail, run).finally(() => {
      for (const end of ends) end()
    })
  }
}

function responseOf({ status }: AnyRoute, answer: unknown, headers: Readonly<Record<string, string>>): Response {
  if (status === 204) return new Response(null, { status, headers })
  const body = answer instanceof Uint8Array ? (answer as Uint8Array<ArrayBuffer>) : textOf(answer)
  return new Response(body, { status, headers: { 'Content-Type': JSON_TYPE, ...headers } })
}

/** The values of the path and of the query string. Throws `bad_request`. */
export function valuesOf(route: AnyRoute, context: Context): { params: unknown; query: unknown } {
  const url = context.req.url
  const mark = url.indexOf('?')
  return { params: parseParams(route, context.req.param()), query: parseQuery(route, mark < 0 ? '' : url.slice(mark)) }
}

/** The body of a call, checked; `undefined` where it has none. */
export async function bodyOf(
  { body: schema, raw }: Pick<AnyRoute, 'body' | 'raw'>,
  request: Request,
  limits: BodyLimits = USUAL_BODY,
): Promise<unknown> {
  if (raw) return readRawBody(request, raw)
  if (!schema || !hasBody(schema, request)) return undefined
  return parsedBody(schema, await readBody(request, limits), limits)
}

/** A body that may be left out is read where one is announced. */
function hasBody(schema: NonNullable<AnyRoute['body']>, { headers }: Request): boolean {
  const isAnnounced = headers.has('Content-Type') || headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > 0
  return isAnnounced || !schema.safeParse(undefined).success
}
