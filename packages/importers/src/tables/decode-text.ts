import { analyse } from 'chardet'

/** The encodings in which offices and Excel write. ISO-8859-1 is read as Windows-1252, which agrees with it in every letter. */
const LABELS: Readonly<Record<string, string>> = {
  'UTF-8': 'utf-8',
  'UTF-16LE': 'utf-16le',
  'UTF-16BE': 'utf-16be',
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
}
/** Enough to find out; what stands behind it is decoded all the same. */
const SAMPLE_BYTES = 500_000
/** What UTF-8, Mac OS Roman and DOS letters become when they are read as Windows-1252, and no language of Switzerland writes. */
const FOREIGN = /[\u0080-\u009F\u00C3\u00C2ˆŸ†‡ƒ˜¤¦¬¯¸¨]/

/** ä, ö and é of Mac OS Roman; names have them in Windows-1252 too, but then among letters of the languages of Switzerland. */
const SLAVIC = /[ŠšŽž]/
const WESTERN = /[äöüéèàâêîôûçÄÖÜÉÈÀ]/

/** In a file of letters of Europe every second byte is none in UTF-16: which ones tells the order. */
const MIN_ZERO_SHARE = 0.3

/** UTF-16 without its mark, which is also valid UTF-8 with a character of no meaning behind each letter; null where it is none. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > MIN_ZERO_SHARE * sample.length && even === 0) return 'utf-16le'
  return even > MIN_ZERO_SHARE * sample.length && odd === 0 ? 'utf-16be' : null
}

/**
 * The text of a file whose encoding is found out: UTF-8 where it is valid, else UTF-16, Windows-1252 or ISO-8859-1 by its letters. What cannot be
 * decoded is U+FFFD in the text; a file of another encoding is decoded as UTF-8 and shows it in every accent.
 */
export function decodeText(bytes: Uint8Array): string {
  const unmarked = unmarkedUtf16(bytes)
  if (unmarked) return new TextDecoder(unmarked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeBytes(bytes)
  }
}

function decodeBytes(bytes: Uint8Array): string {
  const found = analyse(bytes.subarray(0, SAMPLE_BYTES)).map(({ name }) => name)
  const name = found.includes('UTF-8') ? 'UTF-8' : found.find((one) => one in LABELS)
  const text = new TextDecoder(LABELS[name ?? 'UTF-8']).decode(bytes)
  const isForeign = LABELS[name ?? ''] === 'windows-1252' && (FOREIGN.test(text) || (SLAVIC.test(text) && !WESTERN.test(text)))
  return isForeign ? new TextDecoder().decode(bytes) : text
}
