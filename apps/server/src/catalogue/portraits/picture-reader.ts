import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ShapedPicture } from './shape-picture.ts'

/** Reads pictures one after the other in a process of its own. */
export interface PictureReader {
  /** Both sizes of a picture, or in words why it is none. */
  read(bytes: Uint8Array): Promise<ShapedPicture | string>
  close(): void
}

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url))
/** No photograph within the limits takes a tenth of it. */
const MAX_MS = 20_000

/** Opens a reader; a picture that takes longer than `maxMs` or ends the process is refused, and the next has a new process. */
export function createPictureReader({
  maxMs = MAX_MS,
  path = PROCESS,
}: {
  readonly maxMs?: number
  readonly path?: string
} = {}): PictureReader {
  let running: ChildProcess | null = null
  const end = () => {
    running?.kill('SIGKILL')
    running = null
  }
  const readNext = async (bytes: Uint8Array) => {
    running ??= fork(path, { serialization: 'advanced', execArgv: ['--expose-gc'] })
    const child = running
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), maxMs)
    try {
      const answer = once(child, 'message', { signal: waiting.signal })
      const exit = once(child, 'exit', { signal: waiting.signal }).then(() => null)
      child.send(bytes)
      const message = await Promise.race([answer, exit])
      if (message) return pictureIn(message[0])
      end()
      return 'cannot be read: its decoder failed'
    } catch {
      end()
      return `takes longer than ${maxMs / 1_000} seconds to read`
    } finally {
      clearTimeout(timer)
      waiting.abort()
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: (bytes) => {
      // Of two at once each would take the first answer for its own.
      const turn = last.then(() => readNext(bytes))
      last = turn
      return turn
    },
    close: end,
  }
}

/** Bytes arrive without their class. */
function pictureIn(message: string | { readonly small: Uint8Array; readonly large: Uint8Array }): ShapedPicture | string {
  return typeof message === 'string' ? message : { small: Buffer.from(message.small), large: Buffer.from(message.large) }
}
