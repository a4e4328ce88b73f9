export type Encoding = 'br' | 'gzip'

/** What a body is sent as: its bytes, and the encoding they have; null: as they are. */
export interface EncodedBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly encoding: Encoding | null
  /** Made in haste: other bytes in the same encoding follow. */
  readonly isInterim?: boolean
}

/** The encodings that a client accepts of those that we know, the smallest first; those with `q=0` are refused. */
export function acceptedEncodings(accepted: string | null | undefined): readonly Encoding[] {
  if (!accepted) return []
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?(?=\s*(,|$))/gi
  const taken = accepted.replace(refused, '').toLowerCase()
  return (['br', 'gzip'] as const).filter((encoding) => new RegExp(`\\b${encoding}\\b`).test(taken))
}

/** The tag of one encoding of a body: each has one of its own, because a strong tag stands for bytes (RFC 9110, section 8.8.3). */
export function tagOf(etag: string, { encoding, isInterim }: Pick<EncodedBody, 'encoding' | 'isInterim'>): string {
  return encoding === null ? etag : `${etag.slice(0, -1)}-${encoding}${isInterim ? '-interim' : ''}"`
}

/**
 * The tag of what the caller holds already, null where that is no encoding of this body that it accepts now. `If-None-Match` compares weakly,
 * RFC 9110 section 13.1.2.
 */
export function heldTag(ifNoneMatch: string | null, etag: string, accepted: readonly Encoding[]): string | null {
  if (ifNoneMatch === null) return null
  const variants = [...accepted.flatMap((encoding) => [{ encoding }, { encoding, isInterim: true }]), { encoding: null }]
  const current = variants.map((variant) => tagOf(etag, variant))
  const held = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return current.find((tag) => held.includes(tag) || held[0] === '*') ?? null
}
