import { ANONYMOUS_ID, accountCalls, type CallName, type ExportName, newsCalls, type Route, routes } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { type Context, Hono } from 'hono'
import type { Concerns } from './account.ts'
import type { Audit, Trail } from './audit.ts'
import { type Handler, type Incoming, type Services, textOf } from './handler.ts'
import { coatOfArmsOf } from './coat-of-arms.ts'
import { type Arrival, bodyOf, endpoint, type MountedCall, valuesOf } from './mount-calls.ts'
import { mountExport } from './mount-export.ts'
import { documentOf, type ParsedDocument } from './parsed-document.ts'
import { portraitHeaders, portraitOf } from './portrait.ts'
import type { DraftPreview } from './preview.ts'
import { methodNotAllowed, problemResponse } from './problem.ts'
import { cachedFor, createPublicBodies, type EncodeBody, type PublicBody, type PublicText, publicResponse } from './public-bodies.ts'
import { bodyLimitsOf, parsedBody, readBody } from './request-body.ts'
import { handlers } from './routes/index.ts'
import { type Admit, isOnesOwn, type Share, shareOf, shareOfBody } from './shares.ts'

export interface AppOptions extends Services {
  /** The user of a bearer token, or null where it is unknown, expired or revoked. */
  readonly authenticate: (token: string) => Promise<number | null>
  /** The caller's network address, from what the runtime hands over beside the request. */
  readonly address?: (request: Request, env: unknown) => string
  /** Keeps what was done with whose data; absent in tests alone. */
  readonly audit?: Audit
  /** Takes what is unexpected. */
  readonly log: (error: unknown) => void
  /** How much memory the ready-made public bodies may take; 64 MiB where absent. */
  readonly publicBodyBytes?: number
  /** Bounds what one account does: throws `NotAdmittedError`, else what it answers is called when the call ends. */
  readonly admitAccount?: (userId: number, call: CallName) => () => void
  /** Bounds how much is done at once. */
  readonly admit?: Admit
  /** Parses and checks the documents of imports beside the other calls; absent where the thread of the calls does it. */
  readonly parseDocument?: (bytes: Uint8Array<ArrayBuffer>) => Promise<ParsedDocument>
  /** The draft that a token of the header `Preview` shows, or null; `address` is the caller's, for limits alone. Absent: none does. */
  readonly previewOf?: (token: string, address: string) => Promise<DraftPreview | null>
  /** Encodes public bodies as callers accept them; absent: they go out as they are. */
  readonly encode?: EncodeBody
}

const KIB = 1024
const JSON_TYPE = 'application/json'
const CONTRACT = '/api/openapi.json'
const COAT_OF_ARMS = '/api/coat-of-arms/:place/:hash'
const LONG_SECONDS = 1800
/** What part of the memory of public bodies news may take besides, the counts of voting days, and what somebody asks for in words of their own. */
const SMALL_SHARE = 8

/** The application with every call of the contract, under `/api`: who may call, what is valid, how errors and public bodies are answered. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono()
  const { catalogue, parliament, publicBodyBytes = 64 * KIB * KIB, admit = (_, work) => work() } = options
  const bodies = bodiesOf(publicBodyBytes, catalogue.dataVersion, admit)
  // Either version grows alone.
  const newsVersion = async () => (await catalogue.dataVersion()) + (await parliament.newsVersion())
  const news = bodiesOf(publicBodyBytes / SMALL_SHARE, newsVersion, admit)
  const counts = bodiesOf(
    publicBodyBytes / SMALL_SHARE,
    async () => (await catalogue.dataVersion()) + (await momentOfCount(parliament)),
    admit,
  )
  const ownQuestions = bodiesOf(publicBodyBytes / SMALL_SHARE, catalogue.dataVersion, admit)
  const ownOfNews = bodiesOf(publicBodyBytes / SMALL_SHARE, newsVersion, admit)
  const bodiesOfCall = (name: CallName) => {
    if (name === 'getVotingDay') return () => counts
    const [usual, own] = name in newsCalls ? [news, ownOfNews] : [bodies, ownQuestions]
    return (query: unknown) => (isOnesOwn(query) ? own : usual)
  }
  const methods = new Map<string, string[]>()
  for (const [name, route] of mounted(options)) {
    const path = honoPath(route.call.path)
    methods.set(path, [...(methods.get(path) ?? []), route.call.method])
    if (!isExport(name))
      app.on(
        route.call.method,
        path,
        endpointOf({ name, route, handler: handlers[name] as unknown as Handler<CallName> }, options, bodiesOfCall(name)),
      )
    else if (options.exportSource) mountExport(app, path, name, { ...options, source: options.exportSource, bodies })
  }
  mountExtras({ app, options, bodies, methods })
  for (const [path, allowed] of methods) app.all(path, () => methodNotAllowed(...allowed))
  app.notFound(() => problemResponse(new DomainError('not_found'), options.log))
  app.onError((error) => problemResponse(error, options.log))
  return app
}

/** The body kept for a key at the present version of the data, else the one that `build` writes. */
type KeptBody = (key: string, build: () => Promise<PublicText>, share?: Share) => Promise<PublicBody>

/** Where the bodies of a query are kept: what somebody asks in words of their own drives out nothing that all ask for. */
type BodiesOfQuery = (query: unknown) => KeptBody

function bodiesOf(maxBytes: number, version: () => Promise<number>, admit: Admit): KeptBody {
  const bodies = createPublicBodies(maxBytes)
  return async (key, build, share = 'publicBodies') => bodies.get(await version(), key, () => admit(share, build))
}

/** When results were last read, in milliseconds since 1970. */
async function momentOfCount({ lastCount }: Pick<AppOptions['parliament'], 'lastCount'>): Promise<number> {
  return Date.parse((await lastCount())?.at ?? '1970-01-01T00:00:00Z')
}

function mounted({ exportSource, account }: AppOptions): [CallName, Route][] {
  const all = Object.entries(routes) as [CallName, Route][]
  return all.filter(([name]) => (isExport(name) ? exportSource : account || !(name in accountCalls)))
}

function isExport(name: CallName): name is ExportName {
  return name === 'exportCommon' || name === 'exportCanton'
}

function honoPath(path: string): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
}

type Endpoint = (context: Context) => Promise<Response>

function endpointOf({ name, route, handler }: HandledCall, options: AppOptions, bodies: BodiesOfQuery): Endpoint {
  if (route.call.auth === 'none' && route.call.method === 'GET') return publicEndpoint({ name, route, handler }, options, bodies)
  const { audit, admit = (_, work) => work() } = options
  const call: MountedCall<Session> = {
    name,
    route,
    share: shareOf(name, route),
    authorize: (context, arrival) => sessionOf({ name, route }, context, options, arrival),
    readBody: (request) => readBodyOf({ name, route }, request, options),
    answer: async (session, values, arrival) => {
      const incoming = { ...session, ...values, ...(route.call.auth === 'none' && { concerns: concernsOf(arrival) }) } as Incoming<CallName>
      return { answer: await handler(incoming, options), headers: session.answerHeaders }
    },
  }
  return endpoint(call, { audit, admit })
}

interface HandledCall {
  readonly name: Exclude<CallName, ExportName>
  readonly route: Route
  /** The one place where a call's types end: what the schemas of a route have checked is what its handler takes. */
  readonly handler: Handler<CallName>
}

/** A body is kept under what was asked for, not under how that was written: `?&` and `%63anton` are no other bodies. */
function publicEndpoint({ name, route, handler }: HandledCall, options: AppOptions, bodies: BodiesOfQuery): Endpoint {
  const seconds = route.call.cacheMinutes * 60
  return async (context) => {
    const token = context.req.raw.headers.get('Preview')
    if (token !== null) return previewResponse({ name, route, handler }, options, { context, token })
    const asked = valuesOf(route, context)
    const build = async (): Promise<PublicText> => {
      const incoming = { ...nobody(context), ...asked, body: undefined } as Incoming<CallName>
      return { text: textOf(await handler(incoming, options)), contentType: JSON_TYPE }
    }
    const body = await bodies(asked.query)(`${name} ${JSON.stringify(asked)}`, build, shareOfBody(asked.query))
    return publicResponse(body, context.req.raw, { headers: cachedFor(seconds, options.catalogue), encode: options.encode })
  }
}

interface PreviewRequest {
  readonly context: Context
  readonly token: string
}

/** A draft in the place of what is published: kept nowhere, here or on the way. Whatever it does not show is answered as absent. */
async function previewResponse({ name, route, handler }: HandledCall, options: AppOptions, { context, token }: PreviewRequest) {
  const { admit = (_, work) => work() } = options
  const preview = await options.previewOf?.(token, options.address?.(context.req.raw, context.env) ?? '')
  if (!preview) throw new DomainError('not_found')
  const asked = valuesOf(route, context)
  if (!preview.shows(name, asked.params)) throw new DomainError('not_found')
  const incoming = { ...nobody(context), ...asked, body: undefined } as Incoming<CallName>
  const services = { ...options, catalogue: preview.over(options.catalogue) }
  const text = await admit('publicBodies', async () => textOf(await handler(incoming, services)))
  return new Response(text, { headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' } })
}

type NamedRoute = Pick<HandledCall, 'name' | 'route'>

async function sessionOf({ name, route }: NamedRoute, context: Context, options: AppOptions, { trail, onEnd }: Arrival): Promise<Session> {
  const address = options.address?.(context.req.raw, context.env) ?? ''
  if (route.call.auth === 'none') return { ...nobody(context), address }
  const session = { ...(await authorize(context, options)), address }
  onEnd(options.admitAccount?.(session.userId, name) ?? (() => undefined))
  trail.concerns(session.userId, session.userId)
  if (route.call.auth === 'user') checkOwner(context.req.param('id') ?? '', session.userId, trail)
  return session
}

function concernsOf({ trail }: Arrival): Concerns {
  return async (userId, what) => {
    trail.concerns(null, userId, what)
    await trail.begin()
  }
}

/** A whole document takes a place once all of it is here: to parse and check one is as much work as to keep it. */
async function readBodyOf({ name, route }: NamedRoute, request: Request, options: AppOptions): Promise<unknown> {
  const { admit = (_, work) => work(), parseDocument } = options
  const [schema, limits] = [route.body, bodyLimitsOf(name)]
  if (!schema || name !== 'importUser') return bodyOf(route, request, limits)
  const bytes = await readBody(request, limits)
  return admit('imports', async () => (parseDocument ? documentOf(await parseDocument(bytes)) : parsedBody(schema, bytes, limits)))
}

/** Another user's data is answered like what does not exist. */
function checkOwner(owner: string, userId: number, trail: Trail): void {
  if (owner === String(userId)) return
  trail.concerns(userId, /^[1-9][0-9]{0,14}$/.test(owner) ? Number(owner) : null)
  throw new DomainError('not_found')
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

interface Mount {
  readonly app: Hono
  readonly options: AppOptions
  readonly bodies: KeptBody
  /** By path. */
  readonly methods: Map<string, string[]>
}

/** What stands beside the contract: portraits and the printed contract itself. */
function mountExtras({ app, options, bodies, methods }: Mount): void {
  mountPortraits(app, options, methods)
  methods.set(COAT_OF_ARMS, ['GET'])
  const { admit = (_, work) => work() } = options
  app.get(COAT_OF_ARMS, ({ req }) => admit('pictures', () => coatOfArmsOf(options.catalogue, req.param('place'), req.param('hash'))))
  methods.set(CONTRACT, ['GET'])
  app.get(CONTRACT, async ({ req }) => {
    const body = await bodies(CONTRACT, async () => ({ text: await writeContract(options.version), contentType: JSON_TYPE }))
    return publicResponse(body, req.raw, { headers: cachedFor(LONG_SECONDS, options.catalogue), encode: options.encode })
  })
}

async function writeContract(version: string): Promise<string> {
  const { openApi } = await import('./openapi/openapi.ts')
  return JSON.stringify(openApi(routes, version))
}

/** Pictures by what they hold; photographs are compressed already. They are kept in no memory here, so that each takes a place. */
function mountPortraits(app: Hono, { catalogue, encode, admit = (_, work) => work() }: AppOptions, methods: Map<string, string[]>): void {
  const path = '/api/portrait/:digits/:size'
  methods.set(path, ['GET'])
  app.get(path, async (context) => {
    const body = await admit('pictures', () => portraitOf(catalogue, context.req.param('digits'), context.req.param('size')))
    const isText = body.contentType === 'image/svg+xml'
    return publicResponse(body, context.req.raw, { headers: portraitHeaders, ...(isText && { encode }) })
  })
}
