/** Tries that are counted for a limit. */
export interface AttemptTable {
  /** A pseudonym under the server's key: whom the tries are counted for. */
  key: Buffer
  count: number
  expiresAt: Date
  /** Where tries have a pace: when the next one may come; null: at any time. */
  nextAt: Date | null
}
