/** A key with which a user signs in instead of by password; only its public half is here. */
export interface PasskeyTable {
  userId: number
  /** Random, 48 bits. */
  passkeyId: number
  /** As the authenticator named it. */
  credentialId: Buffer
  /** COSE_Key (RFC 9052, section 7). */
  publicKey: Buffer
  /** How often the authenticator says it was used; stays 0 where it does not count. */
  counter: number
  /** How a browser reaches the authenticator, e.g. `internal`, `hybrid`. */
  transports: string[]
  name: string
  /** Whether it is copied to other devices. */
  backedUp: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

/** The same of those who stand for election. */
export interface ActorPasskeyTable extends Omit<PasskeyTable, 'userId'> {
  actorId: number
  /** The host of the desk when it was made: on another one it opens nothing. */
  rpId: string
}

/** A challenge that was answered once, until it would have expired. */
export interface UsedChallengeTable {
  /** SHA-256 of the challenge. */
  hash: Buffer
  expiresAt: Date
}
