import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { methodNotAllowed, problemResponse } from '@plenara/api'
import type { Admission } from './load/admission.ts'
import type { Health, HealthPart } from './load/health.ts'
import { isInTurn } from './load/pipelined.ts'
import { holdBack, refuse } from './load/refuse.ts'
import { shareOfCall } from './load/share-of-call.ts'
import { cutSmallParts } from './load/small-parts.ts'
import { tellRefusals } from './load/tell-refusals.ts'
import { codeOf, messageOf, StartError } from '../platform/start-error.ts'
import type { ApiDocs } from './api-docs.ts'
import { answerBrokenRequests, isWellFormed, KNOWN_METHODS, refuseMalformed } from './broken-requests.ts'
import { corsHeaders, preflightAnswer } from './cors.ts'
import { encodeAnswer } from './encode-answer.ts'
import type { Logger } from '../platform/log.ts'
import { createRequestLog } from './request-log.ts'
import { setSecurityHeaders } from './security-headers.ts'

/** A rendered page as it goes out in one language and encoding. */
export interface KeptPage {
  /** Whether the data and the day are still those of the page. */
  readonly holds: () => Promise<boolean>
  readonly send: (response: ServerResponse) => void
}

export interface HttpOptions {
  readonly api: { fetch(request: Request, env: unknown): Response | Promise<Response> }
  readonly web: (request: Request, env: unknown) => Promise<Response>
  /** What is handed out without a look at anything else. */
  readonly kept?: { readonly find: (request: IncomingMessage) => KeptPage | null }
  /** The page for readers of the API. */
  readonly docs?: ApiDocs
  /** What of the server does not work, asked by `/health/ready` and `/health/write`. */
  readonly health: Health
  readonly corsOrigins: readonly string[]
  /** Refuses calls for which there is no place; absent: none are. */
  readonly admission?: Pick<Admission, 'arrive' | 'refused'>
  readonly log: Logger
}

const LIMITS = {
  /** Disconnects slow clients (slowloris); checked every two seconds. */
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  /** `isWellFormed` checks this. */
  requireHostHeader: false,
}
/** How long a refused client may take to read the response. */
const LINGER_MS = 1_000
/** A connection on which nothing moves for so long ends, be it that the client does not read what it asked for; a cold export waits for half of it. */
const STALLED_MS = 60_000
/** Of all addresses together; beyond that a new one ends at once. */
export const MAX_CONNECTIONS = 10_000
/** Connections that the system holds ready while the loop is busy; beyond that a client tries again after a second, then after three. */
const BACKLOG = 4_096
/** Stands for the host that a call of HTTP/1.0 does not name; no answer is built from it. */
const NO_HOST = 'localhost'
/** How long running calls may take when the server stops. */
const DRAIN_MS = 10_000
/** How long a server behind a proxy goes on answering when it stops; a proxy that asks twice a second needs one. */
export const DRAIN_NOTICE_MS = 2_000

/** The server: API, health and web app, every answer with the security headers. */
export function createHttpServer(options: HttpOptions): Server {
  const fetch = createFetch(options)
  const hasPlace = createDoor(options)
  const follow = createRequestLog(options.log)
  const createWithHeaders = (serverOptions: object, listener: (request: IncomingMessage, response: ServerResponse) => void) =>
    createServer({ ...serverOptions, ...LIMITS }, (request, response) => {
      if (!isInTurn(request, response)) return
      if (draining.has(server)) response.shouldKeepAlive = false
      cutSmallParts(request)
      const identified = follow(request, response)
      if (!isWellFormed(request)) return refuseMalformed(response)
      if (!hasPlace(request, response)) return
      const answer = () =>
        identified(() => {
          setSecurityHeaders(response, request.url)
          listener(request, response)
        })
      const page = options.kept?.find(request)
      if (!page) return answer()
      page.holds().then((holds) => (holds ? page.send(response) : answer()), answer)
    })
  const server = createAdaptorServer({
    fetch,
    hostname: NO_HOST,
    createServer: createWithHeaders as typeof createServer,
    autoCleanupIncoming: false,
  }) as Server
  server.maxConnections = MAX_CONNECTIONS
  server.timeout = STALLED_MS
  answerBrokenRequests(server)
  if (options.admission) tellRefusals(server, options.admission, options.log)
  return server
}

/** Whether a call may come in; it is refused where not, from its first line alone. */
function createDoor({ admission, corsOrigins }: HttpOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const allowed = new Set(corsOrigins)
  return (request, response) => {
    const share = admission ? shareOfCall(request.method ?? '', request.url ?? '') : null
    if (!admission || share === null) return true
    const leave = admission.arrive(share, request)
    if (leave) response.once('close', leave)
    else refuse(request, response, corsHeaders(allowed, request.headers.origin ?? null))
    return leave !== null
  }
}

/**
 * Handles every request. A response sent before the whole request has arrived closes the connection, so that the rest is not read; where an account
 * asks too often, after a pause, because another connection with another large body would follow at once.
 */
function createFetch(options: HttpOptions) {
  const answer = createAnswer(options)
  return async (request: Request, env: unknown): Promise<Response> => {
    const { incoming, outgoing } = env as HttpBindings
    const answered = await answer(request, env).catch((error: unknown) =>
      problemResponse(error, (cause) => options.log.error({ error: cause }, 'error')),
    )
    if (answered.status === 429 && !(await isHere(incoming))) await holdBack()
    if (!incoming.complete || !KNOWN_METHODS.has(request.method)) endAfterAnswer(incoming, outgoing)
    return answered
  }
}

/** Whether all of a call is here. What came together with its head is told a turn later. */
async function isHere(incoming: IncomingMessage): Promise<boolean> {
  if (!incoming.complete) await nextTurn()
  return incoming.complete
}

/** Stops reading, but gives the client a moment to read the response: closing at once would reset the connection and lose it. */
function endAfterAnswer({ socket }: IncomingMessage, outgoing: { shouldKeepAlive: boolean }): void {
  outgoing.shouldKeepAlive = false
  socket.destroySoon = () => {
    socket.end()
    setImmediate(() => socket.pause())
    setTimeout(() => socket.destroy(), LINGER_MS)
  }
}

function createAnswer({ api, web, docs, health, corsOrigins }: HttpOptions) {
  const allowed = new Set(corsOrigins)
  return async (request: Request, env: unknown): Promise<Response> => {
    const path = request.url.slice(request.url.indexOf('/', request.url.indexOf('//') + 2))
    if (!KNOWN_METHODS.has(request.method)) return methodNotAllowed('GET', 'HEAD')
    const asked = /^(?:\/api)?\/health\/(live|ready|write)(?:\?|$)/.exec(path)?.[1] as 'live' | keyof Health | undefined
    if (asked && request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET', 'HEAD')
    if (asked) return healthAnswer(asked === 'live' ? [] : await health[asked]())
    if (!/^\/api(?:[/?]|$)/.test(path)) return web(request, env)
    const cors = allowed.size === 0 ? null : corsHeaders(allowed, request.headers.get('Origin'))
    if (cors && request.method === 'OPTIONS' && 'Access-Control-Allow-Origin' in cors) return preflightAnswer(cors)
    const answer = await (docs?.(request) ?? api.fetch(request, env))
    return withCors(await encodeAnswer(answer, request.headers.get('Accept-Encoding')), cors)
  }
}

function withCors(answer: Response, cors: Readonly<Record<string, string>> | null): Response {
  if (!cors) return answer
  for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value)
  answer.headers.append('Vary', 'Origin')
  return answer
}

/** The parts by name for whoever watches the server; they tell nothing that the status would not. */
function healthAnswer(failing: readonly HealthPart[]): Response {
  const isWell = failing.length === 0
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...(isWell ? {} : { 'Retry-After': '2' }) }
  const health = isWell ? { status: 'ok' } : { status: 'unavailable', failing }
  return new Response(JSON.stringify(health), { status: isWell ? 200 : 503, headers })
}

/** The setting that names a port. */
type PortSetting = 'PORT' | 'METRICS_PORT' | 'DESK_PORT'

/** Throws `StartError` if the port is not available, before anything else is started. */
export async function checkPort(host: string, port: number, setting: PortSetting = 'PORT'): Promise<void> {
  const probe = createServer()
  await listen(probe, host, port, setting)
  await new Promise((resolve) => probe.close(resolve))
}

/** Starts to listen and returns the port (0 picks a free one). Throws `StartError`. */
export function listen(server: Server, host: string, port: number, setting: PortSetting = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new StartError(reasonNotToListen(cause, host, port, setting), { cause }))
    })
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function reasonNotToListen(cause: unknown, host: string, port: number, setting: PortSetting): string {
  const code = codeOf(cause) ?? ''
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set ${setting}`
  if (code === 'EACCES') return `${setting} is "${port}", which this user may not open: set one from 1024 on`
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return `HOST is "${host}", but must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them`
  }
  return `Cannot listen on ${host}:${port} (HOST, ${setting}): ${messageOf(cause)}`
}

const draining = new WeakSet<Server>()

/**
 * Stops taking calls: for `noticeMs` it goes on answering, each answer the last of its connection, while proxies see by `/health/ready` that the
 * server stops. Then it accepts no connections, lets running calls finish, and aborts those that take too long.
 */
export async function drain(server: Server, noticeMs = 0): Promise<void> {
  draining.add(server)
  if (noticeMs > 0) await sleep(noticeMs)
  let isClosed = false
  server.close(() => {
    isClosed = true
  })
  for (const end = Date.now() + DRAIN_MS; !isClosed && Date.now() < end; await sleep(20)) server.closeIdleConnections()
  server.closeAllConnections()
}
