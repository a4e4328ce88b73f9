import type { ListCandidate } from '@plenara/contract'

/** What the user changes in the editor. */
export interface Draft {
  readonly name: string
  /** The heading of the ballot: an official list, or none. */
  readonly officialListId: number | null
  readonly candidates: readonly ListCandidate[]
}

export interface DraftHistory {
  readonly present: Draft
  /** Earlier drafts, oldest first. */
  readonly past: readonly Draft[]
}

/** So many steps can be taken back. */
export const MAX_STEPS = 100

export function changeDraft(history: DraftHistory, next: Draft): DraftHistory {
  return { present: next, past: [...history.past, history.present].slice(-MAX_STEPS) }
}

/** Takes the last change back; the same history where there is none. */
export function undoDraft(history: DraftHistory): DraftHistory {
  const previous = history.past.at(-1)
  return previous ? { present: previous, past: history.past.slice(0, -1) } : history
}
