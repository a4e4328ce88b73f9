/** So many bytes of a form tell it from all else, and a secret that is cut is none any more. */
const TELLING = 24

/** How the forms begin in which a secret might stand somewhere: its text, its 32 bytes, and the texts that are made of either. */
export function formsOf(secret: string): Buffer[] {
  const bytes = Buffer.from(secret, 'base64url')
  const text = Buffer.from(secret)
  const texts = [bytes.toString('hex'), bytes.toString('hex').toUpperCase(), bytes.toString('base64'), text.toString('hex')]
  // Base64 of the text at each of the three places within a longer text, without the ends, which depend on what stands around.
  const within = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), text])
      .toString('base64')
      .slice(4, 52),
  )
  return [text, bytes, ...[...texts, ...within].map((form) => Buffer.from(form))].map((form) => form.subarray(0, TELLING))
}

const PREFIX = 4
const BITS = 24

/** How many of the needles stand in the bytes. */
export function createFinder(needles: readonly Buffer[]): (haystack: Buffer) => number {
  const marks = new Uint8Array(1 << BITS)
  const byPrefix = new Map<number, Buffer[]>()
  for (const needle of needles) {
    const prefix = needle.readUInt32LE(0)
    marks[markOf(prefix)] = 1
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), needle])
  }
  return (haystack) => {
    const found = new Set<Buffer>()
    for (let place = 0; place + PREFIX <= haystack.length; place++) {
      const prefix = haystack.readUInt32LE(place)
      if (marks[markOf(prefix)] === 0) continue
      for (const needle of byPrefix.get(prefix) ?? []) {
        if (haystack.subarray(place, place + needle.length).equals(needle)) found.add(needle)
      }
    }
    return found.size
  }
}

function markOf(prefix: number): number {
  return (Math.imul(prefix, 0x9e3779b1) >>> (32 - BITS)) >>> 0
}
