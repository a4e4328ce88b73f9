import { setTimeout as sleep } from 'node:timers/promises'
import { NotAdmittedError, type Share } from '@plenara/api'

interface Limit {
  /** How many calls run at once. */
  readonly running: number
  /** How many more may wait … */
  readonly waiting: number
  /** … for so many milliseconds. */
  readonly waitMs: number
}

/**
 * Each kind of call has its own places, so that one kind in excess leaves the others theirs. Places times the time of a call, and the time that
 * one may wait, are what a call takes at most; beyond that it is told to come back. A sign-in waits for a hash besides.
 */
export const SHARES: Readonly<Record<Share, Limit>> = {
  signIn: { running: 32, waiting: 32, waitMs: 1_000 },
  /** No more wait than are served before a refusal would be there (`PAUSE_MS`). */
  ownWrites: { running: 64, waiting: 100, waitMs: 300 },
  ownReads: { running: 64, waiting: 100, waitMs: 300 },
  /** One after the other: each takes up to half a second of a core. */
  imports: { running: 1, waiting: 16, waitMs: 5_000 },
  /** One cold export after the other: whoever asks for all keeps others waiting no longer than whoever asks for one. */
  exports: { running: 1, waiting: 60, waitMs: 30_000 },
  /** These three read by connections of their own (`divideConnections`), of which a few are left to find out whether the data are current. */
  publicBodies: { running: 6, waiting: 200, waitMs: 2_000 },
  searches: { running: 2, waiting: 40, waitMs: 1_000 },
  pictures: { running: 4, waiting: 1_000, waitMs: 2_000 },
  reports: { running: 8, waiting: 8, waitMs: 100 },
}

/** How long a refusal is held back, in milliseconds, so that a caller that repeats at once costs little. */
export const PAUSE_MS = 250

/** A call, and whether all of it is here. */
export interface Arriving {
  readonly complete: boolean
}

export interface Admission {
  /** Runs the work once there is a place; throws `NotAdmittedError` where there is none in time. */
  readonly run: <T>(share: Share, work: () => Promise<T>) => Promise<T>
  /**
   * Counts a call that has arrived, until the function it answers is called; null where as many are here as may run and wait. A call whose body
   * is still on its way takes no place of others.
   */
  readonly arrive: (share: Share, call: Arriving) => (() => void) | null
  /** How many calls were refused, by kind. */
  readonly refused: () => Readonly<Record<Share, number>>
}

/** Bounds how many calls run and wait, by kind. */
export function createAdmission(limits: Readonly<Record<Share, Limit>> = SHARES): Admission {
  const places = Object.fromEntries(Object.entries(limits).map(([share, limit]) => [share, createPlaces(limit)])) as Record<Share, Places>
  return {
    run: async (share, work) => {
      await places[share].enter()
      try {
        return await work()
      } finally {
        places[share].leave()
      }
    },
    arrive: (share, call) => places[share].arrive(call),
    refused: () => Object.fromEntries(Object.entries(places).map(([share, one]) => [share, one.refused()])) as Record<Share, number>,
  }
}

interface Places {
  enter(): Promise<void>
  leave(): void
  arrive(call: Arriving): (() => void) | null
  refused(): number
}

function createPlaces({ running, waiting, waitMs }: Limit): Places {
  const queue: { readonly go: () => void; readonly refuse: () => void; readonly until: number }[] = []
  let free = running
  const inside = new Set<Arriving>()
  let refused = 0
  let timer: NodeJS.Timeout | null = null
  const refuse = (): never => {
    refused += 1
    throw new NotAdmittedError('unavailable')
  }
  /** One timer for the whole queue, because all wait equally long. */
  const watch = () => {
    const [first] = queue
    if (timer || !first) return
    timer = setTimeout(() => {
      timer = null
      while (queue[0] && queue[0].until <= performance.now()) queue.shift()?.refuse()
      watch()
    }, first.until - performance.now())
  }
  return {
    enter: async () => {
      if (free > 0) {
        free -= 1
        return
      }
      if (queue.length >= waiting) {
        await sleep(PAUSE_MS)
        refuse()
      }
      const isIn = await new Promise<boolean>((resolve) => {
        queue.push({ go: () => resolve(true), refuse: () => resolve(false), until: performance.now() + waitMs })
        watch()
      })
      if (!isIn) refuse()
    },
    leave: () => {
      const next = queue.shift()
      if (next) next.go()
      else free += 1
    },
    arrive: (call) => {
      if (inside.size >= running + waiting && countComplete(inside) >= running + waiting) {
        refused += 1
        return null
      }
      inside.add(call)
      return () => inside.delete(call)
    },
    refused: () => refused,
  }
}

function countComplete(calls: ReadonlySet<Arriving>): number {
  let count = 0
  for (const { complete } of calls) if (complete) count += 1
  return count
}
