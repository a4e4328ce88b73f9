const CIPHER = 'AES-GCM'
const IV_BYTES = 12

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** A key that no script can read out: political opinions do not lie open on the device. */
export function newSealKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, new TextEncoder().encode(JSON.stringify(value)))
  return { iv, bytes }
}

/** Fails where the record was changed or belongs to another key. */
export async function open(key: CryptoKey, { iv, bytes }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, bytes)))
}
