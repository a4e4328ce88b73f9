/**
 * Whether an attestation object says who made the authenticator. None is asked for, and any is refused unread, because the library would fetch what its
 * certificates name. What is left says nothing: no statement, and one that the new key signs itself, which browsers leave as it is (WebAuthn Level 3,
 * section 5.1.3). What cannot be read counts as one.
 */
export async function tellsMaker(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const statement = decoded.get('attStmt')
    if (decoded.get('fmt') === 'none') return statement.size > 0
    const isSigned = statement.get('alg') !== undefined && statement.get('sig') !== undefined
    return decoded.get('fmt') !== 'packed' || !isSigned || statement.size > 2
  } catch {
    return true
  }
}
