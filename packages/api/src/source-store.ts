import type { DataSource, SetUpPart } from '@plenara/contract'

/** Where the public data comes from, read only. Nothing of who imported it. */
export interface SourceCatalogue {
  /** Null where there is no such source, or nothing of it is left. */
  source(sourceId: number): Promise<DataSource | null>
  /** Of each source the last import of which records are still there, by name. */
  sources(): Promise<readonly DataSource[]>
  /** How much of each part is stored. */
  parts(): Promise<readonly SetUpPart[]>
}
