import type { ColumnType } from 'kysely'

export interface CredentialTable {
  userId: number
  /** Argon2id in PHC form; null where the user has passkeys only. */
  passwordHash: string | null
  changedAt: Date
  /** SHA-256 of the secret of the browser that typed the password, until the link of the mail proves its owner; null once it counts. */
  registrationHash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
}
