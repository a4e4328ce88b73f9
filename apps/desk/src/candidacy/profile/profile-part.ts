import type { StatementSaving } from '../../data/use-save-queue.ts'

/** The props of every part of the profile. */
export interface ProfilePartProps {
  readonly statement: StatementSaving
  readonly isFrozen: boolean
  /** The source of delivered data; null if unknown. */
  readonly source: string | null
}
