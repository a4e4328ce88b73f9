import type { ListCandidate } from '@plenara/contract'

/** What the user changes in the editor. */
export interface Draft {
  readonly name: string
  /** The official list on whose printed ballot the changes are made; null for an empty ballot. */
  readonly officialListId: number | null
  /** The official list whose designation stands in the heading; null for none. */
  readonly headingId: number | null
  readonly candidates: readonly ListCandidate[]
}

export interface DraftHistory {
  readonly present: Draft
  /** Earlier drafts, oldest first. */
  readonly past: readonly Draft[]
  /** Drafts that were taken back, the next one first. */
  readonly future: readonly Draft[]
}

/** So many steps can be taken back. */
export const MAX_STEPS = 100

export function startHistory(present: Draft): DraftHistory {
  return { present, past: [], future: [] }
}

/** A new change; what was taken back before it is gone. */
export function changeDraft(history: DraftHistory, next: Draft): DraftHistory {
  return { present: next, past: [...history.past, history.present].slice(-MAX_STEPS), future: [] }
}

/** Takes the last change back; the same history where there is none. */
export function undoDraft(history: DraftHistory): DraftHistory {
  const previous = history.past.at(-1)
  if (!previous) return history
  return { present: previous, past: history.past.slice(0, -1), future: [history.present, ...history.future] }
}

/** Makes the last change that was taken back again; the same history where there is none. */
export function redoDraft(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future
  return next ? { present: next, past: [...history.past, history.present], future } : history
}
