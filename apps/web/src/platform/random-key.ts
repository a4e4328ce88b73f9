/** An idempotency key; from random bytes, because `randomUUID` is missing on addresses without https. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
