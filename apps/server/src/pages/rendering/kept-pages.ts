import type { IncomingMessage } from 'node:http'
import { acceptedEncodings } from '@plenara/api'
import type { KeptPage } from '../../http/http-server.ts'
import { SECURITY_HEADERS } from '../../http/security-headers.ts'
import { languageOfHeader } from '../page-language.ts'

export interface AnsweredPage {
  readonly headers: Headers
  readonly bytes: Uint8Array
  /** The version of the data and the day that it shows. */
  readonly period: string
}

/** Rendered pages as they went out last, so that a link that thousands open costs little more than its bytes. */
export interface KeptPages {
  /** The page that answers a request; null where it takes more than handing it out. */
  readonly find: (request: IncomingMessage) => KeptPage | null
  readonly keep: (request: Request, page: AnsweredPage) => void
}

interface Entry {
  /** Names and values in turn. */
  readonly head: readonly string[]
  readonly bytes: Uint8Array
  readonly period: string
}

export interface KeptPagesOptions {
  readonly maxBytes: number
  readonly period: () => Promise<string>
  /** Addresses of one page in one spelling; null where no page stands. */
  readonly plainAddress: (address: URL) => string | null
}

/** What a page takes beside its bytes: its address and headers. */
const HEAD_BYTES = 4_000
/** So many headers are remembered by what they mean; each browser writes them in a few ways. */
const MAX_MEANINGS = 500

/** Keeps up to `maxBytes`; the longest unused leave first. */
export function createKeptPages({ maxBytes, period, plainAddress }: KeptPagesOptions): KeptPages {
  const entries = new Map<string, Entry>()
  const languageOf = remembering(languageOfHeader)
  const encodingOf = remembering((accepted) => acceptedEncodings(accepted)[0] ?? '')
  let size = 0
  const keyOf = (address: string, language: string | null | undefined, encoding: string | null | undefined) =>
    `${languageOf(language ?? '')} ${encodingOf(encoding ?? '')} ${address.includes('?') ? spelling(address) : address}`
  const spelling = (address: string) => {
    const url = URL.parse(address, 'http://localhost')
    return (url && plainAddress(url)) ?? address
  }
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    size -= entry.bytes.length + HEAD_BYTES
    entries.delete(key)
  }
  return {
    find: ({ method, url = '', headers }) => {
      if (method !== 'GET' || url.startsWith('/api') || hasMore(headers)) return null
      const key = keyOf(url, headers['accept-language'], headers['accept-encoding'] as string | undefined)
      const entry = entries.get(key)
      if (!entry) return null
      entries.delete(key)
      entries.set(key, entry)
      return {
        holds: async () => (await period()) === entry.period,
        send: (response) => void response.writeHead(200, entry.head as string[]).end(entry.bytes),
      }
    },
    keep: (request, { headers, bytes, period: shown }) => {
      const { pathname, search } = new URL(request.url)
      const key = keyOf(pathname + search, request.headers.get('Accept-Language'), request.headers.get('Accept-Encoding'))
      remove(key)
      entries.set(key, { head: headOf(headers, bytes.length), bytes, period: shown })
      size += bytes.length + HEAD_BYTES
      for (const oldest of entries.keys()) {
        if (size <= maxBytes) return
        remove(oldest)
      }
    },
  }
}

/** Whether a request brings what needs more than a look: what the browser holds already, or a body. */
function hasMore(headers: IncomingMessage['headers']): boolean {
  return headers['if-none-match'] !== undefined || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function headOf(headers: Headers, length: number): string[] {
  const all = new Headers(SECURITY_HEADERS)
  for (const [name, value] of headers) all.set(name, value)
  all.set('Content-Length', String(length))
  return [...all].flat()
}

function remembering(meaningOf: (header: string) => string): (header: string) => string {
  const meanings = new Map<string, string>()
  return (header) => {
    const known = meanings.get(header)
    if (known !== undefined) return known
    if (meanings.size >= MAX_MEANINGS) meanings.clear()
    const meaning = meaningOf(header)
    meanings.set(header, meaning)
    return meaning
  }
}
