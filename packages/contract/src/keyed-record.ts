/** What every record of a source of parliaments, votes and news has. */
export interface KeyedRecord {
  /** Stable over imports and unique within its kind, e.g. `parliament/35041`. */
  readonly key: string
  readonly id: number | null
}
