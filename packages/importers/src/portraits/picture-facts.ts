export interface PictureFacts {
  readonly kind: 'jpeg' | 'png' | 'webp' | 'avif'
  readonly width: number
  readonly height: number
  readonly isAnimated: boolean
  /** False where the end of the file is missing, which some decoders fill with grey. */
  readonly isWhole: boolean
}

/** What the header of a picture says, before anything is decoded; null where it is none of JPEG, PNG, WebP and AVIF. */
export function pictureFacts(bytes: Buffer): PictureFacts | null {
  const head = bytes.toString('latin1', 0, 32)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return pngFacts(bytes)
  if (head.startsWith('\xff\xd8\xff')) return jpegFacts(bytes)
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return webpFacts(bytes)
  if (head.slice(4, 8) === 'ftyp' && /avif|avis/.test(head)) return avifFacts(bytes)
  return null
}

function pngFacts(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 33) return null
  const animation = bytes.indexOf('acTL', 33, 'latin1')
  const firstData = bytes.indexOf('IDAT', 33, 'latin1')
  return {
    kind: 'png',
    ...{ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) },
    isAnimated: animation >= 0 && animation < firstData,
    isWhole: bytes.includes('IEND', 33, 'latin1'),
  }
}

/** The markers of the frame header: all of C0 to CF but the tables C4, C8 and CC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function jpegFacts(bytes: Buffer): PictureFacts | null {
  const sizes: Size[] = []
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (isFrame(marker)) sizes.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) })
    // Within the scan FF stands only before 00, a restart or a marker: its end is the first FFD9.
    if (marker === 0xda) {
      const size = largestOf(sizes)
      return size && { kind: 'jpeg', ...size, isAnimated: false, isWhole: bytes.includes(Buffer.from([0xff, 0xd9]), at) }
    }
  }
  return null
}

/** The largest of the sizes that the file names: that of the whole, and of what stands in it, which a decoder may take instead. */
function webpFacts(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 30) return null
  const isWhole = bytes.length >= bytes.readUInt32LE(4) + 8
  const sizes: Size[] = []
  let isAnimated = false
  for (let at = 12; at + 18 <= bytes.length; at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) & 1)) {
    const kind = bytes.toString('latin1', at, at + 4)
    if (kind === 'VP8 ') sizes.push({ width: bytes.readUInt16LE(at + 14) & 0x3fff, height: bytes.readUInt16LE(at + 16) & 0x3fff })
    if (kind === 'VP8L') {
      const bits = bytes.readUInt32LE(at + 9)
      sizes.push({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 })
    }
    if (kind === 'VP8X') {
      sizes.push({ width: bytes.readUIntLE(at + 12, 3) + 1, height: bytes.readUIntLE(at + 15, 3) + 1 })
      isAnimated = ((bytes[at + 8] ?? 0) & 2) !== 0
    }
  }
  const size = largestOf(sizes)
  return size && { kind: 'webp', ...size, isAnimated, isWhole }
}

/** The largest of the sizes that the file names: one of a grid, of its tiles, of a thumbnail. */
function avifFacts(bytes: Buffer): PictureFacts | null {
  const sizes: Size[] = []
  for (let at = bytes.indexOf('ispe', 0, 'latin1'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4, 'latin1'))
    sizes.push({ width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) })
  const size = largestOf(sizes)
  return size && { kind: 'avif', ...size, isAnimated: bytes.toString('latin1', 8, 12) === 'avis', isWhole: true }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Null where there is none. */
function largestOf(sizes: readonly Size[]): Size | null {
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null
}
