import type { ColumnType } from 'kysely'

/** A link sent by mail. */
export interface SecretTable {
  /** SHA-256 of the secret. */
  hash: Buffer
  userId: number
  /** `email`: the new address of an account. */
  kind: 'confirm' | 'reset' | 'email'
  /** The address that a link of the kind `email` was sent to, as entered. */
  email: ColumnType<string | null, string | null | undefined, never>
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
}
