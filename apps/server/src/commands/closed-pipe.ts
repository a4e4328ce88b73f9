import type { EventEmitter } from 'node:events'

/** Lets a command end in peace whose reader has gone, as in `… | head`: what it had to say is dropped, its exit status stays. */
export function ignoreClosedPipes(outputs: readonly EventEmitter[]): void {
  for (const output of outputs) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
