/** Holds 75 answers with their moments, or 200 ratings. */
const SMALLEST = 512
/** Begins the padding (ISO/IEC 7816-4); zeros follow. */
const END = 0x80

/** Lengthens bytes to a power of two, at least 512, so that their length tells little about their content. */
export function pad(plain: Buffer): Buffer {
  const padded = Buffer.alloc(Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(plain.length + 1))))
  plain.copy(padded)
  padded[plain.length] = END
  return padded
}

/** The bytes that `pad` lengthened. Throws `RangeError` if it did not. */
export function unpad(padded: Buffer): Buffer {
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== END) throw new RangeError('The record has no padding')
  return padded.subarray(0, end)
}
