import type { CandidacyOfPerson } from '@plenara/contract'

/** What is to be done next: begin, go on, submit, or nothing. A secretariat submits nothing. */
export type Step = 'begin' | 'goOn' | 'submit' | 'look'

export interface Progress {
  /** How many questions are decided. */
  readonly count: number
  /** The number of the first question that is open, from 1; null where none is. */
  readonly next: number | null
  readonly step: Step
}

/** @param decided by question, in their order, whether it is decided on this device */
export function progressOf({ submission, isChanged, isFrozen, role }: CandidacyOfPerson, decided: readonly boolean[]): Progress {
  const count = decided.filter(Boolean).length
  const open = decided.indexOf(false)
  const next = open < 0 ? null : open + 1
  return { count, next, step: stepOf(count, next) }

  function stepOf(count: number, next: number | null): Step {
    if (isFrozen) return 'look'
    if (next !== null) return count === 0 ? 'begin' : 'goOn'
    return role === 'person' && (submission === null || isChanged) ? 'submit' : 'look'
  }
}
