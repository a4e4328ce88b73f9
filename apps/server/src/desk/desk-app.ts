import {
  type Admit,
  type Arrival,
  type Audit,
  bodyOf,
  endpoint,
  type MountedCall,
  methodNotAllowed,
  problemResponse,
  type Share,
} from '@plenara/api'
import { type AnyRoute, type DeskAuth, type DeskCallName, deskRoutes } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { type Context, Hono } from 'hono'
import type { SubjectCall } from './candidacies/secretariats/find-subject.ts'
import type { DeskCookie } from './desk-cookie.ts'
import type { DeskAnswer, DeskHandlers, DeskIncoming } from './desk-handler.ts'
import { deskProblem } from './desk-problem.ts'

export interface DeskAppOptions {
  readonly handlers: DeskHandlers
  /** Whose session a token is, or null. */
  readonly authenticate: (token: string) => Promise<number | null>
  /** Whom a call of an account is about where that is not its own; null: it is. */
  readonly subjectOf: (call: SubjectCall) => Promise<`candidacy:${number}` | null>
  readonly cookie: DeskCookie
  /** The origin of the desk. */
  readonly url: string
  readonly address: (request: Request, env: unknown) => string
  readonly audit: Audit
  /** Bounds how much is done at once. */
  readonly admit: Admit
  /** Bounds what one person does: throws `NotAdmittedError`, else what it answers is called when the call ends. */
  readonly admitActor: (actorId: number, call: DeskCallName) => () => void
  /** Takes what is unexpected. */
  readonly log: (error: unknown) => void
}

/** Mounts the calls of the desk under `/api`. To whoever asks for another host, or writes from another origin, nothing is here. */
export function createDeskApp(options: DeskAppOptions): Hono {
  const app = new Hono()
  const { url, log } = options
  const { host } = new URL(url)
  app.use(async ({ req }, next) => {
    if (new URL(req.url).host !== host) throw new DomainError('not_found')
    if (req.method !== 'GET' && req.method !== 'HEAD' && req.header('Origin') !== url) throw new DomainError('not_found')
    await next()
  })
  const methods = new Map<string, string[]>()
  for (const [name, route] of Object.entries(deskRoutes) as [DeskCallName, AnyDeskRoute][]) {
    const path = `/api${route.call.path.replace(/\{(\w+)\}/g, ':$1')}`
    methods.set(path, [...(methods.get(path) ?? []), route.call.method])
    app.on(route.call.method, path, endpoint(mountedCall(name, route, options), options))
  }
  for (const [path, allowed] of methods) app.all(path, () => methodNotAllowed(...allowed))
  app.notFound(() => problemResponse(new DomainError('not_found'), log))
  app.onError((error) => deskProblem(error, log))
  return app
}

type AnyDeskRoute = AnyRoute & { readonly call: { readonly auth: DeskAuth } }

interface DeskSession {
  readonly actorId: number
  readonly token: string
  readonly address: string
}

function mountedCall(name: DeskCallName, route: AnyDeskRoute, options: DeskAppOptions): MountedCall<DeskSession> {
  const isOpen = route.call.auth === 'none'
  // The one place where a call's types end: what the schemas of a route have checked is what its handler takes.
  const handler = options.handlers[name] as (incoming: DeskIncoming<DeskCallName>) => Promise<DeskAnswer<DeskCallName>>
  return {
    name,
    route,
    share: shareOf(route),
    authorize: (context, arrival) =>
      isOpen ? nobody(context, options) : sessionOf({ name, auth: route.call.auth }, context, arrival, options),
    readBody: (request) => bodyOf(route, request),
    answer: async (session, values, { trail }) => {
      const concerns = async (whose: string | null) => {
        trail.concerns(null, whose)
        await trail.begin()
      }
      const incoming = { ...session, ...values, concerns } as unknown as DeskIncoming<DeskCallName>
      const { answer, session: next, contentType } = await handler(incoming)
      const headers = {
        ...(next !== undefined && { 'Set-Cookie': cookieOf(options.cookie, next) }),
        ...(contentType !== undefined && { 'Content-Type': contentType }),
      }
      return { answer, headers }
    },
  }
}

function shareOf({ call, raw }: AnyDeskRoute): Share {
  // A picture waits for the one before it, and nobody who saves an answer does.
  if (raw) return 'imports'
  if (call.auth === 'none') return 'signIn'
  return call.method === 'GET' ? 'ownReads' : 'ownWrites'
}

async function nobody({ req, env }: Context, { address }: DeskAppOptions): Promise<DeskSession> {
  return { actorId: 0, token: '', address: address(req.raw, env) }
}

interface GuardedCall {
  readonly name: DeskCallName
  readonly auth: DeskAuth
}

async function sessionOf({ name, auth }: GuardedCall, context: Context, { trail, onEnd }: Arrival, options: DeskAppOptions) {
  const token = options.cookie.read(context.req.raw.headers.get('Cookie'))
  const actorId = token === null ? null : await options.authenticate(token)
  if (token === null || actorId === null) throw new DomainError('unauthorized')
  onEnd(options.admitActor(actorId, name))
  const subject = await options.subjectOf({ auth, actorId, params: context.req.param() })
  trail.concerns(`actor:${actorId}`, subject ?? `actor:${actorId}`)
  return { ...(await nobody(context, options)), actorId, token }
}

function cookieOf(cookie: DeskCookie, token: string | null): string {
  return token === null ? cookie.clear : cookie.set(token)
}
