const FIRST_ROOM = 65_536

/** A body beyond what any source sends: it would only fill the memory, and is not asked for again. */
class LongBody extends Error {}

/**
 * The body of an answer, `broken` where it stopped before its end or cannot be unpacked. Throws where it is longer than `maxBytes`. The room
 * for it grows by doubling: parts that are joined at the end would need the memory twice.
 */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | 'broken'> {
  try {
    return await bytesOf(response, maxBytes)
  } catch (error) {
    if (error instanceof LongBody) throw error
    return 'broken'
  }
}

async function bytesOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  let bytes = new Uint8Array(roomFor(response, maxBytes))
  let size = 0
  for await (const chunk of response.body ?? []) {
    const needed = size + chunk.length
    if (needed > maxBytes) throw new LongBody(`the answer is longer than ${maxBytes} bytes`)
    if (needed > bytes.length) {
      const larger = new Uint8Array(Math.min(maxBytes, Math.max(needed, bytes.length * 2)))
      larger.set(bytes)
      bytes = larger
    }
    bytes.set(chunk, size)
    size = needed
  }
  return bytes.subarray(0, size)
}

/** What the answer says of its length, where it comes as it is. */
function roomFor({ headers }: Response, maxBytes: number): number {
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  return length > 0 && length <= maxBytes ? length : FIRST_ROOM
}
