/** A clock that begins at a moment of its own and runs faster than that of the machine. */
export interface SeasonClock {
  /** Where it began, in milliseconds since 1970. */
  readonly begin: number
  /** When that was by the clock of the machine. */
  readonly since: number
  /** How much faster it runs; 0: it stands. */
  readonly factor: number
}

// Taken before a process moves its clock.
const { now: machineNow } = Date

export function startClock(begin: number, factor: number): SeasonClock {
  return { begin, since: machineNow(), factor }
}

/** What the clock says now, in milliseconds since 1970; the same in every process that has it. */
export function timeOf({ begin, since, factor }: SeasonClock): number {
  return begin + (machineNow() - since) * factor
}

/** The environment of a process whose clock is this one. */
export function environmentOf({ begin, since, factor }: SeasonClock): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import=${new URL('moved-clock.ts', import.meta.url).href}`,
    SEASON_CLOCK: `${begin} ${since} ${factor}`,
  }
}

/** The clock that the environment of this process names. */
export function clockOfEnvironment(): SeasonClock {
  const [begin = Number.NaN, since = Number.NaN, factor = Number.NaN] = (process.env.SEASON_CLOCK ?? '').split(' ').map(Number)
  return { begin, since, factor }
}
