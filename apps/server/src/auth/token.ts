import { createHash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new session token or mail secret: 256 random bits, base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token: it has 256 random bits, so a plain hash cannot be searched back. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A new user's id: random, so that it says nothing and needs no sequence. */
export function newUserId(): number {
  return randomInt(1, 2 ** 48 - 1)
}
