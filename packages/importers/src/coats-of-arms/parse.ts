import type { CatalogueImport, CoatOfArmsRecord } from '@plenara/contract'
import { cantonByBfsNumber, toCantonCode } from '../reference/cantons.ts'
import { type Parsed, type Source, stemOf, unreadable } from '../source.ts'
import { wholeNumber } from '../text.ts'
import { flawOfSvg } from './check-svg.ts'

const MAX_BYTES = 200_000
const MAX_PIXELS = 2_000
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The length, the name and the checksum of the last part of a PNG. */
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

/**
 * A coat of arms as SVG or PNG; the file is named after the code of the canton (`bs.svg`) or the BFS number of the municipality (`2703.png`). An SVG that
 * holds anything but shapes is refused.
 */
export async function parseCoatOfArms(source: Source): Promise<Parsed> {
  const stem = stemOf(source)
  const place = toCantonCode(stem) ?? municipalityOf(stem)
  if (!place) return unreadable(source, 0, `"${stem}" is neither the code of a canton nor the BFS number of a municipality`)
  if (source.bytes.length > MAX_BYTES) return unreadable(source, 0, `${source.bytes.length} bytes are more than ${MAX_BYTES}`)
  const isSvg = source.file.toLowerCase().endsWith('.svg')
  const flaw = isSvg ? flawOfSvgBytes(source.bytes) : flawOfPng(source.bytes)
  if (flaw) return unreadable(source, 0, flaw)
  const record: CoatOfArmsRecord = {
    place,
    mediaType: isSvg ? 'image/svg+xml' : 'image/png',
    base64: (isSvg ? plainSvg(source.bytes) : Buffer.from(source.bytes)).toString('base64'),
  }
  const data: CatalogueImport = { coatsOfArms: [record] }
  return { import: data, counts: { coatsOfArms: 1 }, problems: [] }
}

/** The drawing as every program that saves it means it: without the mark of UTF-8, with line ends as XML reads them, nothing around it. */
function plainSvg(bytes: Uint8Array): Buffer {
  return Buffer.from(new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n').trim())
}

function municipalityOf(stem: string): string | null {
  const number = wholeNumber(stem)
  return number !== null && String(number) === stem && cantonByBfsNumber(number) ? stem : null
}

function flawOfSvgBytes(bytes: Uint8Array): string | null {
  try {
    return flawOfSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return 'holds characters of another encoding: save the file as UTF-8'
  }
}

function flawOfPng(bytes: Uint8Array): string | null {
  const header = Buffer.from(bytes)
  if (!PNG.every((byte, index) => bytes[index] === byte) || header.toString('latin1', 12, 16) !== 'IHDR') return 'the file is no PNG'
  const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)]
  if (width === 0 || height === 0 || width > MAX_PIXELS || height > MAX_PIXELS)
    return `${width} x ${height} pixels are not between 1 and ${MAX_PIXELS}`
  return PNG_END.every((byte, index) => bytes[bytes.length - PNG_END.length + index] === byte) ? null : 'the file is cut off'
}
