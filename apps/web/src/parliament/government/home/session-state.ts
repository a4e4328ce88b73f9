import type { Session } from '@plenara/contract'

export interface SessionState {
  /** The session of this day; null between sessions. */
  readonly running: Session | null
  /** The next session that begins after this day; null if none is known. */
  readonly next: Session | null
}

/** The running session of a day (`YYYY-MM-DD`), and the next one. */
export function sessionState(sessions: readonly Session[], today: string): SessionState {
  const byBegin = sessions.toSorted((a, b) => a.from.localeCompare(b.from))
  return {
    running: byBegin.find(({ from, until }) => from <= today && today <= until) ?? null,
    next: byBegin.find(({ from }) => from > today) ?? null,
  }
}
