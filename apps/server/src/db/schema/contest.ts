import type { Generated } from 'kysely'

/** Until when those who stand in its elections may answer, and from when voters see it. */
export interface ContestTable {
  contestId: Generated<number>
  /** For operators. */
  name: string
  /** Each is the first moment after what it ends. */
  submitUntil: Date
  lateUntil: Date
  votersFrom: Date
  /** So many questions may be decided by "no reply". */
  noAnswerMax: number
  /** Whether who has not answered is reminded. */
  reminders: Generated<boolean>
  createdAt: Date
}

export interface ContestElectionTable {
  electionId: number
  contestId: number
}
