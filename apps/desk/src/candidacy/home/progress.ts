import type { CandidacyOfPerson } from '@plenara/contract'

/** The next step: begin, go on, submit, or only look. A secretariat never submits. */
export type Step = 'begin' | 'goOn' | 'submit' | 'look'

export interface Progress {
  /** The number of decided questions. */
  readonly count: number
  /** The number of the first open question, from 1; null if none is open. */
  readonly next: number | null
  readonly step: Step
}

/** @param decided for each question, in order, whether it is decided on this device */
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
