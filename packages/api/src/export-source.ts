import type { LocalitySnapshot } from '@plenara/contract'

/** What is different since a version of the public data that was current once. */
export interface CatalogueChanges {
  readonly common: boolean
  readonly localities: boolean
  readonly electionIds: ReadonlySet<number>
}

/** What the export for devices reads besides the catalogue. */
export interface ExportSource {
  /** Every postcode in every municipality. */
  allLocalities(): Promise<readonly LocalitySnapshot[]>
  /** Null where what changed since then is no longer known. At least what changed up to the present version of the catalogue. */
  changesSince(version: number): Promise<CatalogueChanges | null>
}
