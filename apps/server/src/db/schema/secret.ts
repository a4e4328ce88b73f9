/** A link sent by mail. */
export interface SecretTable {
  /** SHA-256 of the secret. */
  hash: Buffer
  userId: number
  kind: 'confirm' | 'reset'
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
}
