/** Whom passkeys are for (WebAuthn Level 3, section 4, "Relying Party"). */
export interface RelyingParty {
  /** The host that passkeys belong to. */
  readonly id: string
  readonly name: string
  /** Where pages may stand that use them. */
  readonly origins: readonly string[]
}

/**
 * Passkeys belong to the host of the address that a door is reached at, and count at its origin alone: keys of voters (`PUBLIC_URL`) open nothing at the
 * desk (`DESK_URL`), where one host stands below the other too.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname: id, origin } = new URL(publicUrl)
  return { id, name: 'Plenara', origins: [origin] }
}
