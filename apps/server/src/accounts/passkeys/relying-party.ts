import type { Config } from '../../platform/settings/config.ts'

/** Whom passkeys are for (WebAuthn Level 3, section 4, "Relying Party"). */
export interface RelyingParty {
  /** The host that passkeys belong to. */
  readonly id: string
  readonly name: string
  /** Where pages may stand that use them. */
  readonly origins: readonly string[]
}

/**
 * Passkeys of voters belong to the host of `PUBLIC_URL`; further origins count where they stand on this host or below it, by https. That of the desk never
 * does: keys of the one door open nothing at the other.
 */
export function relyingPartyOf({ publicUrl, corsOrigins, deskUrl }: Pick<Config, 'publicUrl' | 'corsOrigins' | 'deskUrl'>): RelyingParty {
  const { hostname: id, origin } = new URL(publicUrl)
  const isOfHost = (value: string) => {
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' && (hostname === id || hostname.endsWith(`.${id}`))
  }
  return { id, name: 'Plenara', origins: [origin, ...corsOrigins.filter((value) => isOfHost(value) && value !== deskUrl)] }
}

/** Passkeys of those who stand for election belong to the host of the desk, and count at its origin alone. */
export function deskRelyingParty(deskUrl: string): RelyingParty {
  return relyingPartyOf({ publicUrl: deskUrl, corsOrigins: [], deskUrl: null })
}
