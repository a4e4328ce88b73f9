export interface CredentialTable {
  userId: number
  /** Argon2id in PHC form. */
  passwordHash: string
  changedAt: Date
}
