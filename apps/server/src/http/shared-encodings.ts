import type { EncodeBody, Encoding, PublicBody } from '@plenara/api'
import { createBytesCache } from './bytes-cache.ts'
import { AT_ONCE_BYTES, compressSync, FAST } from './compression.ts'
import type { Compressor } from './compressor.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface SharedEncodingsOptions {
  readonly compressor: Compressor
  readonly maxBytes: number
  /** How long the answer with a large body waits for its encoding before it is sent as it is, in milliseconds. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 2_000

/**
 * The encodings of bodies that everybody gets: made once by the thread of the compressor, kept by what they hold up to `maxBytes`, the longest
 * unused leave first. Until one is there, a small body is sent at the fast quality, made once as well; a large one waits for a moment and is
 * then sent as it is.
 */
export function createSharedEncodings({ compressor, maxBytes, patienceMs = PATIENCE_MS }: SharedEncodingsOptions): EncodeBody {
  const encodedBodies = createBytesCache<Bytes>(maxBytes)
  const making = new Map<string, Promise<Bytes | null>>()

  function make(key: string, body: PublicBody, encoding: Encoding): Promise<Bytes | null> {
    const running = making.get(key)
    if (running) return running
    const started = compressor.compress(body.bytes, encoding).then((bytes) => {
      making.delete(key)
      if (bytes) encodedBodies.set(key, bytes)
      return bytes
    })
    making.set(key, started)
    return started
  }
  return (body, accepted) => {
    const [encoding] = accepted
    if (encoding === undefined || body.bytes.length === 0) return { bytes: body.bytes, encoding: null }
    const key = `${encoding} ${body.etag} ${body.contentType}`
    const ready = encodedBodies.get(key)
    if (ready) return { bytes: ready, encoding }
    const thorough = make(key, body, encoding)
    if (body.bytes.length > AT_ONCE_BYTES) return firstOf(thorough, body, encoding, patienceMs)
    const interim = encodedBodies.get(`fast ${key}`) ?? new Uint8Array(compressSync(body.bytes, encoding, FAST))
    encodedBodies.set(`fast ${key}`, interim)
    thorough.then((bytes) => bytes && encodedBodies.delete(`fast ${key}`))
    return { bytes: interim, encoding, isInterim: true }
  }
}

async function firstOf(thorough: Promise<Bytes | null>, body: PublicBody, encoding: Encoding, patienceMs: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  const bytes = await Promise.race([thorough, late])
  clearTimeout(timer)
  return bytes ? { bytes, encoding } : { bytes: body.bytes, encoding: null }
}
