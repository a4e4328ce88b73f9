import type { ColumnType } from 'kysely'

export interface SessionTable {
  /** SHA-256 of the token, which itself is not stored. */
  tokenHash: Buffer
  userId: number
  createdAt: Date
  /** Written at most once a day. */
  usedAt: Date
  /** When the user proved again, by password or passkey, that it is they who hold the session; null: not since it was opened. */
  provedAt: ColumnType<Date | null, Date | null | undefined, Date>
}
