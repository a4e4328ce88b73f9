import type { ImportProblem } from '@plenara/contract'
import type { Source } from '../source.ts'
import { pictureFacts } from './picture-facts.ts'

export interface PicturesParsed {
  readonly pictures: readonly Source[]
  readonly problems: readonly ImportProblem[]
}

/** A picture as it is; what its header shows to be none is a problem. Only decoding finds out the rest. */
export async function parsePortrait(source: Source): Promise<PicturesParsed> {
  const reason = pictureFlaw(source.bytes)
  return reason === null ? { pictures: [source], problems: [] } : { pictures: [], problems: [{ file: source.file, line: 0, reason }] }
}

const MAX_PICTURE_BYTES = 30_000_000
const MAX_PIXELS = 64_000_000

/** What the header tells against a picture, in words; null where it tells nothing. */
export function pictureFlaw(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_PICTURE_BYTES) return `is too large: ${Math.round(bytes.length / 1e6)} MB, at most ${MAX_PICTURE_BYTES / 1e6}`
  const facts = pictureFacts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (!facts) return 'is no JPEG, PNG, WebP or AVIF'
  if (facts.width * facts.height > MAX_PIXELS)
    return `has too many pixels: ${facts.width} x ${facts.height}, at most ${MAX_PIXELS / 1e6} million`
  if (facts.isAnimated) return 'is animated'
  return facts.isWhole ? null : 'is damaged: its end is missing'
}
