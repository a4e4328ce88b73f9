export interface PictureFacts {
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
  let size: { width: number; height: number } | null = null
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    // Within the scan FF stands only before 00, a restart or a marker: its end is the first FFD9.
    if (marker === 0xda) return size && { ...size, isAnimated: false, isWhole: bytes.includes(Buffer.from([0xff, 0xd9]), at) }
  }
  return null
}

function webpFacts(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 30) return null
  const isWhole = bytes.length >= bytes.readUInt32LE(4) + 8
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, isAnimated: false, isWhole }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isAnimated: false, isWhole }
  }
  if (kind !== 'VP8X') return null
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, isAnimated: ((bytes[20] ?? 0) & 2) !== 0, isWhole }
}

/** The largest of the sizes that the file names: one of a grid, of its tiles, of a thumbnail. */
function avifFacts(bytes: Buffer): PictureFacts | null {
  const sizes: { width: number; height: number }[] = []
  for (let at = bytes.indexOf('ispe', 0, 'latin1'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4, 'latin1'))
    sizes.push({ width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) })
  const [first, ...others] = sizes
  if (!first) return null
  const largest = others.reduce((most, one) => (one.width * one.height > most.width * most.height ? one : most), first)
  return { ...largest, isAnimated: bytes.toString('latin1', 8, 12) === 'avis', isWhole: true }
}
