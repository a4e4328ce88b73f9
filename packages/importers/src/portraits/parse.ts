import type { ImportProblem } from '@plenara/contract'
import type { Source } from '../source.ts'
import { type PictureFacts, pictureFacts } from './picture-facts.ts'

export interface PicturesParsed {
  readonly pictures: readonly Source[]
  readonly problems: readonly ImportProblem[]
}

/** A picture as it is; what its header shows to be none is a problem. Only decoding finds out the rest. */
export async function parsePortrait(source: Source): Promise<PicturesParsed> {
  const reason = pictureFlaw(source.bytes)
  return reason === null ? { pictures: [source], problems: [] } : { pictures: [], problems: [{ file: source.file, line: 0, reason }] }
}

export interface PictureBounds {
  readonly bytes: number
  readonly pixels: number
  /** Of each side, in pixels. */
  readonly side: number
  readonly kinds: readonly PictureFacts['kind'][]
}

export type PictureFlaw = 'too_many_bytes' | 'unknown' | 'too_many_pixels' | 'too_small' | 'animated' | 'damaged'

/** A photograph that an operator imports; whether it is large enough is known once it stands upright. */
const IMPORTED: PictureBounds = { bytes: 30_000_000, pixels: 64_000_000, side: 0, kinds: ['jpeg', 'png', 'webp', 'avif'] }

/** What the header tells against a picture; null where it tells nothing. Nothing is decoded. */
export function flawWithin(bytes: Uint8Array, bounds: PictureBounds): PictureFlaw | null {
  if (bytes.length > bounds.bytes) return 'too_many_bytes'
  const facts = factsOf(bytes)
  if (!facts || !bounds.kinds.includes(facts.kind)) return 'unknown'
  if (facts.width * facts.height > bounds.pixels) return 'too_many_pixels'
  if (Math.min(facts.width, facts.height) < bounds.side) return 'too_small'
  if (facts.isAnimated) return 'animated'
  return facts.isWhole ? null : 'damaged'
}

/** What the header tells against an imported picture, in words; null where it tells nothing. */
export function pictureFlaw(bytes: Uint8Array): string | null {
  const flaw = flawWithin(bytes, IMPORTED)
  return flaw && inWords(flaw, bytes)
}

function inWords(flaw: PictureFlaw, bytes: Uint8Array): string {
  const { width = 0, height = 0 } = factsOf(bytes) ?? {}
  const words: Readonly<Record<PictureFlaw, string>> = {
    too_many_bytes: `is too large: ${Math.round(bytes.length / 1e6)} MB, at most ${IMPORTED.bytes / 1e6}`,
    unknown: 'is no JPEG, PNG, WebP or AVIF',
    too_many_pixels: `has too many pixels: ${width} x ${height}, at most ${IMPORTED.pixels / 1e6} million`,
    too_small: `is too small: ${width} x ${height} pixels`,
    animated: 'is animated',
    damaged: 'is damaged: its end is missing',
  }
  return words[flaw]
}

function factsOf(bytes: Uint8Array): PictureFacts | null {
  return pictureFacts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
}
