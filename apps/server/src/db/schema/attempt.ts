/** Tries counted for a limit. */
export interface AttemptTable {
  /** A pseudonym, under the server's key, of the account or address that the tries are counted for. */
  key: Buffer
  count: number
  expiresAt: Date
  /** For paced tries, when the next one is allowed; null: at any time. */
  nextAt: Date | null
}
