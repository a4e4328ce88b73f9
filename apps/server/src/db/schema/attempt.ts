/** Counters of limits. */
export interface AttemptTable {
  /** A keyed hash of what is counted (an address, an account): neither stands in the table. */
  key: Buffer
  count: number
  expiresAt: Date
}
