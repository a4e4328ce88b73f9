import {
  ANONYMOUS_ID,
  accountRoutes,
  type CallName,
  type ExportName,
  exportRoutes,
  newsRoutes,
  type Route,
  routes,
} from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { type Context, Hono } from 'hono'
import { type Audit, audited, createTrail, type Trail } from './audit.ts'
import type { Handler, Incoming, Services } from './handler.ts'
import { mountExport } from './mount-export.ts'
import { portraitHeaders, portraitOf } from './portrait.ts'
import { problemResponse } from './problem.ts'
import { createPublicBodies, type PublicBody, type PublicText, publicResponse } from './public-bodies.ts'
import { bodyLimitsOf, readJson } from './request-body.ts'
import { handlers } from './routes/index.ts'
import { parseBody, parseParams, parseQuery } from './validation.ts'

export interface AppOptions extends Services {
  /** The user of a bearer token, or null where it is unknown, expired or revoked. */
  readonly authenticate: (token: string) => Promise<number | null>
  /** The caller's network address, from what the runtime hands over beside the request. */
  readonly address?: (request: Request, env: unknown) => string
  /** Keeps what was done with whose data; absent on the device. */
  readonly audit?: Audit
  /** Takes what is unexpected. */
  readonly log: (error: unknown) => void
  /** How much memory the ready-made public bodies may take; 64 MiB where absent. */
  readonly publicBodyBytes?: number
}

const KIB = 1024
const JSON_TYPE = 'application/json'
const LONG_SECONDS = 1800
/** What part of the memory of public bodies news may take besides. */
const NEWS_SHARE = 8

/** Mounts the contract under `/api`: who may call, what is valid, how errors and public bodies are answered. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono()
  const { catalogue, parliament, publicBodyBytes = 64 * KIB * KIB } = options
  const bodies = bodiesOf(publicBodyBytes, catalogue.dataVersion)
  // Either version grows alone.
  const news = bodiesOf(publicBodyBytes / NEWS_SHARE, async () => (await catalogue.dataVersion()) + (await parliament.newsVersion()))
  const methods = new Map<string, string[]>()
  for (const [name, route] of mounted(options)) {
    const path = honoPath(route.call.path)
    methods.set(path, [...(methods.get(path) ?? []), route.call.method])
    if (!isExport(name)) app.on(route.call.method, path, endpoint(name, route, options, name in newsRoutes ? news : bodies))
    else if (options.exportSource) mountExport(app, path, name, { catalogue, source: options.exportSource, bodies })
  }
  mountExtras(app, options, bodies, methods)
  for (const [path, allowed] of methods) app.all(path, () => refuseMethod(allowed))
  app.notFound(() => problemResponse(new DomainError('not_found'), options.log))
  app.onError((error) => problemResponse(error, options.log))
  return app
}

/** The body kept for a key at the present version of the data, else the one that `build` writes. */
type KeptBody = (key: string, build: () => Promise<PublicText>) => Promise<PublicBody>

function bodiesOf(maxBytes: number, version: () => Promise<number>): KeptBody {
  const bodies = createPublicBodies(maxBytes)
  return async (key, build) => bodies.get(await version(), key, build)
}

function mounted(options: AppOptions): [CallName, Route][] {
  const all = Object.entries(routes) as [CallName, Route][]
  const isMounted = (name: CallName) => (options.account || !(name in accountRoutes)) && (options.exportSource || !isExport(name))
  return all.filter(([name]) => isMounted(name))
}

function isExport(name: CallName): name is ExportName {
  return name in exportRoutes
}

function honoPath(path: string): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
}

function refuseMethod(allowed: readonly string[]): Response {
  const response = problemResponse(new DomainError('method_not_allowed'), () => undefined)
  response.headers.set('Allow', allowed.join(', '))
  return response
}

type Endpoint = (context: Context) => Promise<Response>

function endpoint(name: Exclude<CallName, ExportName>, route: Route, options: AppOptions, bodies: KeptBody): Endpoint {
  // The one place where a call's types end: what the schemas of a route have checked is what its handler takes.
  const handler = handlers[name] as unknown as Handler<CallName>
  if (route.call.auth === 'none' && route.call.method === 'GET') return publicEndpoint(route, handler, options, bodies)
  return async (context) => {
    const trail = createTrail(options.audit, name, route.call.method !== 'GET')
    return audited(trail, async () => {
      const incoming = await check({ name, route, trail }, context, options)
      await trail.begin()
      const answer = await handler(incoming, options)
      const headers = { ...incoming.answerHeaders, 'Cache-Control': 'no-store' }
      if (route.status === 204) return new Response(null, { status: 204, headers })
      return new Response(textOf(answer), { status: route.status, headers: { ...headers, 'Content-Type': JSON_TYPE } })
    })
  }
}

function publicEndpoint(route: Route, handler: Handler<CallName>, options: AppOptions, bodies: KeptBody): Endpoint {
  const maxAgeSeconds = route.call.cacheMinutes * 60
  return async (context) => {
    const build = async (): Promise<PublicText> => {
      const incoming = { ...nobody(context), ...values(route, context), body: undefined } as Incoming<CallName>
      return { text: textOf(await handler(incoming, options)), contentType: JSON_TYPE }
    }
    const body = await bodies(target(context), build)
    return publicResponse(body, context.req.raw, { maxAgeSeconds })
  }
}

interface Checked {
  readonly name: CallName
  readonly route: Route
  readonly trail: Trail
}

async function check({ name, route, trail }: Checked, context: Context, options: AppOptions): Promise<Incoming<CallName>> {
  const isSignedIn = route.call.auth !== 'none'
  const session = isSignedIn ? await authorize(context, options) : nobody(context)
  if (isSignedIn) trail.concerns(session.userId, session.userId)
  if (route.call.auth === 'user') checkOwner(context.req.param('id') ?? '', session.userId, trail)
  const { params, query } = values(route, context)
  const body = route.body ? parseBody(route.body, await readJson(context.req.raw, bodyLimitsOf(name))) : undefined
  const address = options.address?.(context.req.raw, context.env) ?? ''
  const concerns = async (userId: number | null) => {
    trail.concerns(null, userId)
    await trail.begin()
  }
  return { ...session, params, query, body, address, ...(isSignedIn ? {} : { concerns }) } as Incoming<CallName>
}

/** Another user's data is answered like what does not exist. */
function checkOwner(owner: string, userId: number, trail: Trail): void {
  if (owner === String(userId)) return
  trail.concerns(userId, /^[1-9][0-9]{0,14}$/.test(owner) ? Number(owner) : null)
  throw new DomainError('not_found')
}

function values(route: Route, context: Context): { params: unknown; query: unknown } {
  const url = context.req.url
  const mark = url.indexOf('?')
  return { params: parseParams(route, context.req.param()), query: parseQuery(route, mark < 0 ? '' : url.slice(mark)) }
}

type Session = Pick<Incoming<CallName>, 'userId' | 'token' | 'address' | 'header' | 'answerHeaders'>

function nobody(context: Context): Session {
  return { userId: ANONYMOUS_ID, token: '', address: '', header: (name) => context.req.raw.headers.get(name), answerHeaders: {} }
}

/** One `Authorization: Bearer` header; two of them arrive joined by a comma and are refused. */
async function authorize(context: Context, options: AppOptions): Promise<Session> {
  const token = /^Bearer ([A-Za-z0-9._~+/=-]{1,512})$/i.exec(context.req.raw.headers.get('Authorization') ?? '')?.[1]
  const userId = token === undefined ? null : await options.authenticate(token)
  if (token === undefined || userId === null) throw new DomainError('unauthorized')
  return { ...nobody(context), userId, token }
}

/** Path and query as sent: what a public body is kept under. */
function target(context: Context): string {
  const { url } = context.req
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

function textOf(answer: unknown): string {
  const written = typeof answer === 'object' && answer !== null && 'writtenJson' in answer ? answer.writtenJson : undefined
  return typeof written === 'string' ? written : JSON.stringify(answer)
}

/** What stands beside the contract: portraits and the printed contract itself. */
function mountExtras(app: Hono, options: AppOptions, bodies: KeptBody, methods: Map<string, string[]>): void {
  const serve = (path: string, build: (context: Context) => Promise<PublicText>, headers: Record<string, string> = {}) => {
    methods.set(path, ['GET'])
    app.get(path, async (context) => {
      const body = await bodies(context.req.path, () => build(context))
      return publicResponse(body, context.req.raw, { maxAgeSeconds: LONG_SECONDS, headers })
    })
  }
  serve('/api/candidate/:cid/portrait', (context) => portraitOf(options.catalogue, context.req.param('cid') ?? ''), portraitHeaders)
  serve('/api/openapi.json', async () => {
    const { openApi } = await import('./openapi.ts')
    return { text: JSON.stringify(openApi(routes, options.version)), contentType: JSON_TYPE }
  })
}
