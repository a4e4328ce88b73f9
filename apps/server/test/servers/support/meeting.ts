import { setTimeout as sleep } from 'node:timers/promises'

/** Where servers wait for each other. */
export interface Meeting {
  /** Waits until all are there, but not for ever. */
  arrive(server: number): Promise<void>
}

/** Keeps each of so many servers until all of them came, at most for so many milliseconds: none does all the work before the others begin. */
export function createMeeting(count: number, longestMs: number): Meeting {
  const arrived = new Set<number>()
  let complete: () => void = () => undefined
  const completed = new Promise<void>((resolve) => {
    complete = resolve
  })
  return {
    arrive: async (server) => {
      arrived.add(server)
      if (arrived.size === count) complete()
      await Promise.race([completed, sleep(longestMs, undefined, { ref: false })])
    },
  }
}
