import { randomInt } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'

export interface Call {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export type CallApp = (method: string, path: string, call?: Call) => Promise<Reply>

/** Calls the application without HTTP; every call comes from an address of its own, so that limits per address do not matter. */
export function createCallApp(app: Hono): CallApp {
  return async (method, path, call = {}) => {
    const response = await app.request(`/api${path}`, { method, ...requestOf(call) })
    return { status: response.status, headers: response.headers, text: await textOf(response) }
  }
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

/** The text behind the encoding of the answer. */
async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const decode = DECODERS[response.headers.get('Content-Encoding') ?? '']
  return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString('utf8')
}

/** Headers and body of a call. */
export function requestOf({ token, headers, body }: Call): { headers: Record<string, string>; body?: string } {
  return {
    headers: {
      'Test-Address': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}
