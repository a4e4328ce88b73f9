export interface TurnLimits {
  /** How many have a turn at once … */
  readonly atOnce: number
  /** … and how many begin in a second. */
  readonly perSecond: number
  /** How many more wait for their turn … */
  readonly waiting: number
  /** … for so many milliseconds. */
  readonly waitMs: number
}

/** Takes a turn for a network; the answer ends it. Null where none came in time. */
export type Turns = (network: string) => Promise<(() => void) | null>

interface Waiting {
  readonly network: string
  readonly go: (leave: (() => void) | null) => void
  readonly timer: NodeJS.Timeout
}

interface Begun {
  readonly network: string
  readonly at: number
}

const SECOND_MS = 1_000
/** So long a turn counts against its network. */
const MEMORY_MS = 10_000

/**
 * Turns that networks share: the next one is for whoever had the fewest of late, and where too many wait, the network that wants most gives way. `now`:
 * milliseconds since 1970.
 */
export function createFairTurns({ atOnce, perSecond, waiting: most, waitMs }: TurnLimits, now: () => number): Turns {
  const queue: Waiting[] = []
  let begun: Begun[] = []
  let inside = 0
  let wake: NodeJS.Timeout | null = null

  const hadBy = (network: string) => begun.filter((turn) => turn.network === network).length
  const wantedBy = (network: string) => hadBy(network) + queue.filter((one) => one.network === network).length

  /** When the next turn may begin, in milliseconds from now; infinite where a place has to become free first. */
  function untilNext(): number {
    const time = now()
    begun = begun.filter(({ at }) => at > time - MEMORY_MS && at <= time)
    if (inside >= atOnce) return Number.POSITIVE_INFINITY
    const oldest = begun.at(-perSecond)
    return oldest ? Math.max(0, oldest.at + SECOND_MS - time) : 0
  }
  function begin(network: string): () => void {
    inside += 1
    begun.push({ network, at: now() })
    return () => {
      inside -= 1
      serve()
    }
  }
  function remove(one: Waiting): void {
    clearTimeout(one.timer)
    queue.splice(queue.indexOf(one), 1)
  }
  function serve(): void {
    if (wake) clearTimeout(wake)
    wake = null
    while (queue.length > 0) {
      const wait = untilNext()
      if (wait > 0) {
        if (Number.isFinite(wait)) wake = setTimeout(serve, wait)
        return
      }
      const next = queue.reduce((first, other) => (hadBy(other.network) < hadBy(first.network) ? other : first))
      remove(next)
      next.go(begin(next.network))
    }
  }
  /** Whether there is room for one more that waits, where need be in the place of the last of the network that wants most. */
  function makeRoom(network: string): boolean {
    if (queue.length < most) return true
    const last = queue.reduceRight((worst, other) => (wantedBy(other.network) > wantedBy(worst.network) ? other : worst))
    if (wantedBy(last.network) <= wantedBy(network) + 1) return false
    remove(last)
    last.go(null)
    return true
  }
  return async (network) => {
    if (queue.length === 0 && untilNext() === 0) return begin(network)
    if (!makeRoom(network)) return null
    return new Promise((go) => {
      const timer = setTimeout(() => {
        remove(one)
        go(null)
      }, waitMs)
      const one: Waiting = { network, go, timer }
      queue.push(one)
      serve()
    })
  }
}
