import type { IncomingMessage } from 'node:http'

/** So many parts may be as small as they like; with more than that they hold so many bytes on average. */
const SMALL_PARTS = 500
const BYTES_OF_PART = 64

/**
 * Ends the connection of a body whose length is not told and that comes in hundreds of parts of a few bytes. Each part takes two hundred bytes of the
 * memory before anything reads the body, and is copied by whatever reads it: fifty such connections filled a gigabyte, twenty held the thread for seconds.
 */
export function cutSmallParts(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  let parts = 0
  let bytes = 0
  request.push = (part: Buffer | null) => {
    if (part === null) return push(part)
    parts += 1
    bytes += part.length
    if (parts <= SMALL_PARTS || bytes >= parts * BYTES_OF_PART) return push(part)
    request.socket.destroy()
    return true
  }
}
