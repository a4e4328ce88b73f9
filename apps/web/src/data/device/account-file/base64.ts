/** As many bytes at once as a call may have arguments in every browser. */
const PIECE = 8192

/** Bytes as base64 (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += PIECE) pieces.push(String.fromCharCode(...bytes.subarray(start, start + PIECE)))
  return btoa(pieces.join(''))
}

/** The bytes of base64, or null where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
