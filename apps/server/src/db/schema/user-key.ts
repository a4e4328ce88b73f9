/** The key of a user's records. Without this row they cannot be read, so it ends with the account. */
export interface UserKeyTable {
  userId: number
  /** 32 bytes, sealed under an outer key and prefixed with its id. */
  wrapped: Buffer
}
