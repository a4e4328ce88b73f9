import type { StatementSaving } from '../../data/use-save-queue.ts'

/** What every part of the profile has to know. */
export interface ProfilePartProps {
  readonly statement: StatementSaving
  readonly isFrozen: boolean
  /** Whose data it is that was delivered; null where that is not known. */
  readonly source: string | null
}
