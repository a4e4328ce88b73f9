import { createHash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new session token or mail secret: 256 random bits, base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored form of a token: with 256 random bits a plain hash cannot be reversed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A new user's id: random, so that it reveals nothing and needs no sequence. */
export function newUserId(): number {
  return randomInt(1, 2 ** 48 - 1)
}
