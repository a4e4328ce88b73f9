import type { ListCandidate } from '@plenara/contract'

/** The state that the user changes in the editor. */
export interface Draft {
  readonly name: string
  /** The official list whose printed ballot is changed; null for an empty ballot. */
  readonly officialListId: number | null
  /** The official list of the heading; null for none. */
  readonly headingId: number | null
  readonly candidates: readonly ListCandidate[]
}

export interface DraftHistory {
  readonly present: Draft
  /** Earlier drafts, oldest first. */
  readonly past: readonly Draft[]
  /** Undone drafts, the next one first. */
  readonly future: readonly Draft[]
}

/** How many steps can be undone. */
export const MAX_STEPS = 100

export function startHistory(present: Draft): DraftHistory {
  return { present, past: [], future: [] }
}

/** Adds a change, which discards undone drafts. */
export function changeDraft(history: DraftHistory, next: Draft): DraftHistory {
  return { present: next, past: [...history.past, history.present].slice(-MAX_STEPS), future: [] }
}

/** Undoes the last change; the same history without one. */
export function undoDraft(history: DraftHistory): DraftHistory {
  const previous = history.past.at(-1)
  if (!previous) return history
  return { present: previous, past: history.past.slice(0, -1), future: [history.present, ...history.future] }
}

/** Redoes the last undone change; the same history without one. */
export function redoDraft(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future
  return next ? { present: next, past: [...history.past, history.present], future } : history
}
