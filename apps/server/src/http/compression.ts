import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Below this many bytes a body fits into one packet anyway. */
const MIN_BYTES = 1_400
/** The quality for what is compressed at every call. */
const FAST = 3
/** The quality for what is compressed once and sent to all. */
const THOROUGH = 10
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The best encoding that a client takes, or null. */
export function chooseEncoding(accepted: string | null | undefined): Encoding | null {
  if (!accepted) return null
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?(?=\s*(,|$))/gi
  const taken = accepted.replace(refused, '').toLowerCase()
  if (/\bbr\b/.test(taken)) return 'br'
  return /\bgzip\b/.test(taken) ? 'gzip' : null
}

/** Compresses off the main thread; `quality` is Brotli's, 0 to 11. */
export function compress(bytes: Uint8Array, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: Math.min(quality, 9) })
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Keeps what was compressed, the longest unused leaves first. */
export interface CompressedBodies {
  /** `key` names the bytes and their encoding. Simultaneous calls compress once. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
}

export function createCompressedBodies(maxBytes: number): CompressedBodies {
  const kept = new Map<string, Promise<Buffer>>()
  let size = 0
  const drop = (key: string, bytes: number) => {
    if (kept.delete(key)) size -= bytes
  }
  return {
    get: (key, make) => {
      const known = kept.get(key)
      const body = known ?? make()
      kept.delete(key)
      kept.set(key, body)
      if (known) return known
      body.then(
        async ({ length }) => {
          size += length
          for (const [oldest, old] of kept) {
            if (size <= maxBytes || oldest === key) return
            drop(oldest, (await old).length)
          }
        },
        () => kept.delete(key),
      )
      return body
    },
  }
}

/**
 * The answer in the encoding that the client takes. Public bodies are compressed once, by their ETag; a user's own answers each time, fast:
 * their tags are unique per list only, and what one user gets is never kept for another.
 */
export async function encodeAnswer(answer: Response, encoding: Encoding | null, bodies: CompressedBodies): Promise<Response> {
  if (!encoding || answer.status !== 200 || !/json|svg|text/.test(answer.headers.get('Content-Type') ?? '')) return answer
  const headers = new Headers(answer.headers)
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Encoding', encoding)
  const etag = headers.get('ETag')
  if (etag && headers.get('Cache-Control')?.startsWith('public')) {
    const key = `${encoding} ${headers.get('Content-Type')} ${etag}`
    const bytes = await bodies.get(key, async () => compress(new Uint8Array(await answer.arrayBuffer()), encoding, THOROUGH))
    return new Response(new Uint8Array(bytes), { headers })
  }
  const plain = new Uint8Array(await answer.arrayBuffer())
  if (plain.length >= MIN_BYTES) return new Response(new Uint8Array(await compress(plain, encoding, FAST)), { headers })
  headers.delete('Content-Encoding')
  return new Response(plain, { headers })
}
