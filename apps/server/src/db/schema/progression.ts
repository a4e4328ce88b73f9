import type { ProgressionEntry } from '@plenara/contract'
import type { JSONColumnType } from 'kysely'

export interface ProgressionTable {
  userId: number
  /** 0: the entry belongs to no election. */
  electionId: number
  key: string
  data: JSONColumnType<ProgressionEntry['data']>
}
