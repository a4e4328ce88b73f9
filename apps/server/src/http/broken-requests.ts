import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { codeOf } from '../start-error.ts'
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

/** Exactly one `Host`, RFC 9112 section 3.2; only HTTP/1.0 may do without. */
export function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function end(socket: Duplex, statusLine: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${statusLine}\r\n${HEADERS}\r\n`)
  else socket.destroy()
}
