import type { ParliamentCounts } from '@plenara/contract'
import type { Generated, JSONColumnType } from 'kysely'

/** Every change of the public data: imports, corrections, results that were published or withdrawn. */
export interface ImportLogTable {
  id: Generated<number>
  format: string
  /** The name of the file or folder, without the way there. */
  source: string
  /** The user of the operating system. */
  importedBy: string
  importedAt: Generated<Date>
  counts: JSONColumnType<ParliamentCounts>
  /** The versions are those of the news, of which alone something was different. */
  isNews: Generated<boolean>
  versionBefore: number
  versionAfter: number
  /** What was different afterwards, e.g. `election/12`, `party/3`, `places`. */
  touched: string[]
  undoneAt: Date | null
  undoneBy: string | null
}

/** What a statement of an import replaced: written by triggers, read backwards to undo it. */
export interface ImportChangeTable {
  importId: number
  position: Generated<number>
  /** In the spelling of SQL. */
  tableName: string
  operation: 'insert' | 'update' | 'delete'
  /** The rows as they were before; of new rows the keys. */
  rows: JSONColumnType<readonly object[]>
  touched: (string | null)[]
}
