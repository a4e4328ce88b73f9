import { createInflateRaw } from 'node:zlib'
import { checkLimit, LimitExceeded, type Limits } from '../limits.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
/** The longest comment behind the end of a file. */
const MAX_COMMENT = 65_535
/** In place of a number that stands elsewhere (ZIP64), for which no file within the limits has a reason. */
const ELSEWHERE = 0xffffffff
const STORED = 0

/** A part of a compressed file, as its directory describes it. */
export interface ZipPart {
  readonly packed: Uint8Array
  readonly isStored: boolean
  /** What it comes to when it is unpacked. */
  readonly size: number
}

/**
 * The parts of a compressed file, checked before anybody unpacks them by what its directory says. The reader of workbooks unpacks each part up to the
 * size that stands there, and compares the checksum; where none stands there it would look elsewhere, so such a part is refused. Throws `LimitExceeded`,
 * or an `Error` where it is no such file. Specification: PKWARE APPNOTE 4.3.
 */
export function zipParts(bytes: Uint8Array, limits: Limits): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  checkLimit('zipEntries', count, limits, 'parts')
  const parts: ZipPart[] = []
  let [at, total] = [view.getUint32(end + 16, true), 0]
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('the directory of the file is broken')
    const size = sizeOf(view, at)
    parts.push({ packed: packedAt(bytes, view, at), isStored: view.getUint16(at + 10, true) === STORED, size })
    total += size
    at += ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  checkLimit('expandedBytes', total, limits, 'bytes when it is unpacked')
  return parts
}

/** The bytes of a part, piece by piece. Throws `LimitExceeded` where they are more than its directory says. */
export async function* unpack({ packed, isStored, size }: ZipPart): AsyncGenerator<Uint8Array> {
  if (isStored) return yield packed
  const inflate = createInflateRaw()
  inflate.end(packed)
  let length = 0
  for await (const piece of inflate as AsyncIterable<Uint8Array>) {
    length += piece.length
    if (length > size) throw new LimitExceeded('a part of the file is larger than its directory says')
    yield piece
  }
}

function packedAt(bytes: Uint8Array, view: DataView, entry: number): Uint8Array {
  const local = view.getUint32(entry + 42, true)
  const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  return bytes.subarray(start, start + view.getUint32(entry + 20, true))
}

/** What a part comes to when it is unpacked. */
function sizeOf(view: DataView, at: number): number {
  const [packed, size, offset] = [20, 24, 42].map((place) => view.getUint32(at + place, true))
  if (packed === ELSEWHERE || size === ELSEWHERE || offset === ELSEWHERE) throw new Error('a part of the file is larger than any workbook')
  if (!size && view.getUint16(at + 10, true) !== STORED) throw new Error('the size of a part is missing')
  if (!packed && size) throw new Error('the size of a part is missing')
  return size ?? 0
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) if (view.getUint32(at, true) === END) return at
  throw new Error('the file has no directory')
}
