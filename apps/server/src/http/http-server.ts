import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { problemResponse } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import { codeOf, messageOf, StartError } from '../start-error.ts'
import { answerBrokenRequests, hasOneHost, KNOWN_METHODS } from './broken-requests.ts'
import { chooseEncoding, createCompressedBodies, encodeAnswer } from './compression.ts'
import { corsHeaders, preflightAnswer } from './cors.ts'
import { type Logger, redactPath } from './log.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { WebApp } from './web-app.ts'

export interface HttpOptions {
  readonly api: { fetch(request: Request, env: unknown): Response | Promise<Response> }
  readonly web: WebApp
  /** Whether the server can answer, asked by `/health/ready`. */
  readonly isReady: () => Promise<boolean>
  readonly corsOrigins: readonly string[]
  readonly log: Logger
}

const LIMITS = {
  /** Slow clients are cut, see slowloris; checked every two seconds. */
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  /** `hasOneHost` looks, and answers with the security headers. */
  requireHostHeader: false,
}
/** How long a client that was refused may take to read why. */
const LINGER_MS = 1_000
const MAX_CONNECTIONS = 10_000
const COMPRESSED_BYTES = 64 * 1024 * 1024
/** How long calls under way may take when the server ends. */
const DRAIN_MS = 10_000

/** The server: API, health and web app, every answer with the security headers. */
export function createHttpServer(options: HttpOptions): Server {
  const fetch = createFetch(options)
  const createWithHeaders = (serverOptions: object, listener: (request: IncomingMessage, response: ServerResponse) => void) =>
    createServer({ ...serverOptions, ...LIMITS }, (request, response) => {
      setSecurityHeaders(response)
      if (options.log.isLevelEnabled('debug')) logWhenDone(options.log, request, response)
      if (hasOneHost(request)) return listener(request, response)
      response.shouldKeepAlive = false
      response.writeHead(400).end()
    })
  const server = createAdaptorServer({
    fetch,
    createServer: createWithHeaders as typeof createServer,
    autoCleanupIncoming: false,
  }) as Server
  server.maxConnections = MAX_CONNECTIONS
  answerBrokenRequests(server)
  return server
}

/** Answers anything; an answer that goes out before the whole request is in ends the connection, so that the rest is not read. */
function createFetch(options: HttpOptions) {
  const answer = createAnswer(options)
  return async (request: Request, env: unknown): Promise<Response> => {
    const { incoming, outgoing } = env as HttpBindings
    const answered = await answer(request, env).catch((error: unknown) =>
      problemResponse(error, (cause) => options.log.error({ error: cause }, 'error')),
    )
    if (!incoming.complete || !KNOWN_METHODS.has(request.method)) endAfterAnswer(incoming, outgoing)
    return answered
  }
}

/** Nothing more is read, but the client has a moment to read the answer: closing at once would reset the connection and lose it. */
function endAfterAnswer({ socket }: IncomingMessage, outgoing: { shouldKeepAlive: boolean }): void {
  outgoing.shouldKeepAlive = false
  socket.destroySoon = () => {
    socket.end()
    setImmediate(() => socket.pause())
    setTimeout(() => socket.destroy(), LINGER_MS)
  }
}

function createAnswer({ api, web, isReady, corsOrigins }: HttpOptions) {
  const bodies = createCompressedBodies(COMPRESSED_BYTES)
  const allowed = new Set(corsOrigins)
  return async (request: Request, env: unknown): Promise<Response> => {
    const path = request.url.slice(request.url.indexOf('/', request.url.indexOf('//') + 2))
    if (!KNOWN_METHODS.has(request.method)) return methodNotAllowed('GET, HEAD')
    const health = /^(?:\/api)?\/health\/(live|ready)(?:\?|$)/.exec(path)?.[1]
    if (health && request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD')
    if (health) return healthAnswer(health === 'live' || (await isReady()))
    if (!/^\/api(?:[/?]|$)/.test(path)) return web(request)
    const cors = allowed.size === 0 ? null : corsHeaders(allowed, request.headers.get('Origin'))
    if (cors && request.method === 'OPTIONS' && 'Access-Control-Allow-Origin' in cors) return preflightAnswer(cors)
    const answer = await encodeAnswer(await api.fetch(request, env), chooseEncoding(request.headers.get('Accept-Encoding')), bodies)
    if (!cors) return answer
    for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value)
    answer.headers.append('Vary', 'Origin')
    return answer
  }
}

function methodNotAllowed(allowed: string): Response {
  const answer = problemResponse(new DomainError('method_not_allowed'), () => undefined)
  answer.headers.set('Allow', allowed)
  return answer
}

function healthAnswer(isWell: boolean): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...(isWell ? {} : { 'Retry-After': '2' }) }
  return new Response(JSON.stringify({ status: isWell ? 'ok' : 'unavailable' }), { status: isWell ? 200 : 503, headers })
}

function logWhenDone(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const begin = performance.now()
  response.once('close', () => {
    const milliseconds = Math.round(performance.now() - begin)
    log.debug({ method: request.method, path: redactPath(request.url ?? ''), status: response.statusCode, milliseconds }, 'request')
  })
}

/** Throws `StartError` where the port cannot be had, before anything else is started. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, host, port)
  await new Promise((resolve) => probe.close(resolve))
}

/** Begins to listen and answers the port (0 asks for a free one). Throws `StartError`. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const reason =
        codeOf(cause) === 'EADDRINUSE'
          ? `Port ${port} is in use: stop the other program or set PORT`
          : `Cannot listen on ${host}:${port}: ${messageOf(cause)}`
      reject(new StartError(reason, { cause }))
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Takes no further connection, lets calls under way end, and cuts what takes too long. */
export async function drain(server: Server): Promise<void> {
  let isClosed = false
  server.close(() => {
    isClosed = true
  })
  for (const end = Date.now() + DRAIN_MS; !isClosed && Date.now() < end; await sleep(20)) server.closeIdleConnections()
  server.closeAllConnections()
}
