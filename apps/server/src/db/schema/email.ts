/** Which user an address belongs to: a table of its own, because it is not found by user. */
export interface EmailTable {
  emailNorm: string
  userId: number
}
