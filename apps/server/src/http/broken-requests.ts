import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { problemResponse } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import { codeOf } from '../platform/start-error.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** The methods that the server supports; others get 405 everywhere. */
export const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

/** The status lines for the errors of Node's parser. */
const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}
const HEADERS = Object.entries({ ...SECURITY_HEADERS, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

/** Responds to broken or slow requests and tunnels, which never reach the application. Closes the connection, because the start of the next request is unknown. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error, socket) => end(socket, STATUS_LINES[codeOf(error) ?? ''] ?? '400 Bad Request'))
  server.on('connect', (_, socket) => end(socket, '405 Method Not Allowed'))
  server.on('checkExpectation', (request) => end(request.socket, '417 Expectation Failed'))
}

const problem = problemResponse(new DomainError('bad_request'), () => undefined)
/** A text, so that head and body leave in one piece. */
const PROBLEM = await problem.text()
const PROBLEM_HEADERS = {
  ...SECURITY_HEADERS,
  ...Object.fromEntries(problem.headers),
  'Content-Length': String(Buffer.byteLength(PROBLEM)),
}

/** Answers a call that is not well formed with 400 and the code `bad_request`, and ends its connection. */
export function refuseMalformed(response: ServerResponse): void {
  response.shouldKeepAlive = false
  response.writeHead(problem.status, PROBLEM_HEADERS).end(PROBLEM)
}

/** Whether a call has one host and the path that is answered. */
export function isWellFormed(request: IncomingMessage): boolean {
  return hasOneHost(request) && isPlainTarget(request.url ?? '')
}

/**
 * A path from the root (RFC 9112, section 3.2.1) without segments of dots or backslashes: what admission, headers and pages look at is then the very
 * path that is answered. The form with a host is for proxies, which this server is none.
 */
function isPlainTarget(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1)
  return path.startsWith('/') && !/\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}

/** Exactly one `Host`, RFC 9112 section 3.2; only HTTP/1.0 may do without. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function end(socket: Duplex, statusLine: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${statusLine}\r\n${HEADERS}\r\n`)
  else socket.destroy()
}
