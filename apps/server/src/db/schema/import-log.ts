import type { ParliamentCounts } from '@plenara/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** How many records of a kind a change adds, changes and removes. */
export interface KindDifference {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** One of the things that an operator has to look at before anybody else sees them. */
export interface StrikingFact {
  readonly what: string
  /** Heaviest first: who is elected before what is called otherwise. */
  readonly weight: number
  readonly text: string
}

/** What a change of the public data changes, compared with what was stored before. */
export interface CatalogueDifference {
  /** By kind of record; kinds in which nothing changes are left out. */
  readonly kinds: Readonly<Record<string, KindDifference>>
  /** The ten most striking. */
  readonly striking: readonly StrikingFact[]
}

/** Every change of the public data: imports, corrections, results that were published or withdrawn. */
export interface ImportLogTable {
  id: Generated<number>
  format: string
  /** The name of the file or folder, without its path. */
  source: string
  /** The user of the operating system. */
  importedBy: string
  importedAt: Generated<Date>
  counts: JSONColumnType<ParliamentCounts>
  /** Only news changed; the versions are those of the news. */
  isNews: Generated<boolean>
  /** Only drafts changed, which nobody sees: no version is raised. */
  isDraft: Generated<boolean>
  versionBefore: number
  versionAfter: number
  /** What changed, e.g. `election/12`, `party/3`, `places`. */
  touched: string[]
  /** What changed; null in entries from before the column. */
  difference: JSONColumnType<CatalogueDifference> | null
  undoneAt: Date | null
  undoneBy: string | null
  /** What the source is called, null where an import of before did not say it. */
  name: string | null
  address: string | null
  licence: string | null
  /** SHA-256 over the files, in hex. */
  fileHash: string | null
  /** The day of the youngest fact in it. */
  dataDate: string | null
  /** Everything that it brought is invented. */
  fictional: Generated<boolean>
}

/** Set by a trigger, see `030-sources.ts`. */
export interface Stamped {
  /** The import that last changed the row; null where that is not known. */
  sourceId: ColumnType<number | null, never, never>
}

/** What a statement of an import replaced: written by triggers, read backwards to undo it. */
export interface ImportChangeTable {
  importId: number
  position: Generated<number>
  /** In snake_case. */
  tableName: string
  operation: 'insert' | 'update' | 'delete'
  /** The former rows; for new rows only their keys. */
  rows: JSONColumnType<readonly object[]>
  touched: (string | null)[]
}
