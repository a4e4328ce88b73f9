import { acceptedEncodings, type EncodedBody, type Encoding, heldTag, tagOf } from './encodings.ts'
import type { Catalogue } from './store.ts'

/** A body of public data as it is sent. */
export interface PublicBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Strong, over the uncompressed bytes. */
  readonly etag: string
  readonly contentType: string
}

export interface PublicText {
  readonly text: string
  readonly contentType: string
}

export interface PublicBodies {
  /** The body kept for `key` at this data version, else the one that `build` writes; simultaneous calls build it once. */
  get(dataVersion: number, key: string, build: () => Promise<PublicText>): Promise<PublicBody>
}

/** What an entry costs besides its bytes. */
const OVERHEAD_BYTES = 500

/** Keeps public bodies up to `maxBytes`, the longest unused leave first; another data version empties it. */
export function createPublicBodies(maxBytes: number): PublicBodies {
  let version = -1
  let size = 0
  const kept = new Map<string, PublicBody>()
  const building = new Map<string, Promise<PublicBody>>()

  function turnTo(dataVersion: number): void {
    version = dataVersion
    size = 0
    kept.clear()
    building.clear()
  }
  function keep(key: string, body: PublicBody): void {
    kept.set(key, body)
    size += costOf(key, body)
    for (const [oldest, old] of kept) {
      if (size <= maxBytes) return
      kept.delete(oldest)
      size -= costOf(oldest, old)
    }
  }
  async function make(dataVersion: number, key: string, build: () => Promise<PublicText>): Promise<PublicBody> {
    try {
      const body = await encode(await build())
      if (version === dataVersion) keep(key, body)
      return body
    } finally {
      if (version === dataVersion) building.delete(key)
    }
  }
  return {
    async get(dataVersion, key, build) {
      if (dataVersion !== version) turnTo(dataVersion)
      const body = kept.get(key)
      if (body) {
        kept.delete(key)
        kept.set(key, body)
        return body
      }
      const running = building.get(key)
      if (running) return running
      const started = make(dataVersion, key, build)
      building.set(key, started)
      return started
    },
  }
}

/** What was asked for may be longer than the answer. */
function costOf(key: string, body: PublicBody): number {
  return 2 * key.length + body.bytes.length + OVERHEAD_BYTES
}

async function encode({ text, contentType }: PublicText): Promise<PublicBody> {
  const bytes = new TextEncoder().encode(text)
  return { bytes, etag: `"${(await sha256(bytes)).slice(0, 32)}"`, contentType }
}

/** SHA-256 as lower-case hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The body in one of the encodings that the caller accepts, the best first. */
export type EncodeBody = (body: PublicBody, accepted: readonly Encoding[]) => EncodedBody | Promise<EncodedBody>

/** A version that was heard of longer ago than this is an old one: its database does not answer. */
const OLD_MS = 3_000

/**
 * How long callers may keep public data, and how long ago it was known to be current where its database does not answer (RFC 9111, section 5.1).
 */
export function cachedFor(seconds: number, catalogue: Pick<Catalogue, 'age'>): Record<string, string> {
  const age = catalogue.age?.() ?? 0
  return { 'Cache-Control': `public, max-age=${seconds}`, ...(age < OLD_MS ? {} : { Age: String(Math.floor(age / 1000)) }) }
}

export interface PublicAnswer {
  readonly headers: Readonly<Record<string, string>>
  /** Absent: it goes out as it is. */
  readonly encode?: EncodeBody | undefined
}

/** The answer to a public GET: 304 where the caller holds the same body. */
export async function publicResponse(body: PublicBody, request: Request, { headers, encode }: PublicAnswer): Promise<Response> {
  const accepted = encode ? acceptedEncodings(request.headers.get('Accept-Encoding')) : []
  const shared = { ...headers, ...(encode && { Vary: 'Accept-Encoding' }) }
  const held = heldTag(request.headers.get('If-None-Match'), body.etag, accepted)
  if (held !== null) return new Response(null, { status: 304, headers: { ...shared, ETag: held } })
  const encoded = encode ? await encode(body, accepted) : { bytes: body.bytes, encoding: null }
  const bodyHeaders: Record<string, string> = { ETag: tagOf(body.etag, encoded), 'Content-Type': body.contentType }
  if (encoded.encoding) bodyHeaders['Content-Encoding'] = encoded.encoding
  return new Response(encoded.bytes, { headers: { ...shared, ...bodyHeaders } })
}
