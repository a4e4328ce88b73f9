export interface SessionTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  tokenHash: Buffer
  userId: number
  createdAt: Date
  /** Written at most once a day. */
  usedAt: Date
}
