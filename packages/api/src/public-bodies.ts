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
    size += costOf(body)
    for (const [oldest, old] of kept) {
      if (size <= maxBytes) return
      kept.delete(oldest)
      size -= costOf(old)
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

function costOf(body: PublicBody): number {
  return body.bytes.length + OVERHEAD_BYTES
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

/** The answer to a public GET: 304 where the caller holds the same body. */
export function publicResponse(body: PublicBody, request: Request, options: { maxAgeSeconds: number; headers?: Record<string, string> }) {
  const headers = { ...options.headers, 'Cache-Control': `public, max-age=${options.maxAgeSeconds}`, ETag: body.etag }
  if (holds(request.headers.get('If-None-Match'), body.etag)) return new Response(null, { status: 304, headers })
  return new Response(body.bytes, { headers: { ...headers, 'Content-Type': body.contentType } })
}

/** `If-None-Match` compares weakly, RFC 9110 section 13.1.2. */
function holds(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
