/** A device or network that an account was signed in from. */
export interface KnownOriginTable {
  userId: number
  kind: 'device' | 'network'
  /** A hash of the device's token, or a keyed pseudonym of the network, for this account alone. */
  mark: Buffer
  usedAt: Date
}
