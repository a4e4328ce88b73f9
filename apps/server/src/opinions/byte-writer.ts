/** Writes unsigned integers as LEB128: base 128, lowest seven bits first; exact up to 2^53. */
export class ByteWriter {
  readonly #bytes: number[] = []

  byte(value: number): void {
    this.#bytes.push(value)
  }

  unsigned(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not an unsigned integer: ${value}`)
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 128)
    this.#bytes.push(rest)
  }

  bytes(): Buffer {
    return Buffer.from(this.#bytes)
  }
}

/** Reads what `ByteWriter` wrote; throws `RangeError` past the end. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #position = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  byte(): number {
    const value = this.#bytes[this.#position]
    if (value === undefined) throw new RangeError('The record ends too early')
    this.#position++
    return value
  }

  unsigned(): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte()
      value += (byte % 128) * factor
      if (byte < 128) return value
    }
  }
}

/** Small numbers for small distances in both directions: 0, -1, 1, -2, 2 become 0 to 4. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value
}

export function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}
