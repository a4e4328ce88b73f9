import type { EventEmitter } from 'node:events'

/** Lets a command finish when its reader has closed the pipe, as in `… | head`: the rest of its output is dropped, its exit status stays. */
export function ignoreClosedPipes(outputs: readonly EventEmitter[]): void {
  for (const output of outputs) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
