import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** `memory` in KiB. */
export interface Argon2Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const derive = promisify(argon2)
const SALT_BYTES = 16
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,88})\$([A-Za-z0-9+/]{22,88})$/

/** What stands before the salt in the PHC form of a hash with this cost (RFC 9106, version 1.3). */
export function argon2idParameters({ memory, passes, parallelism }: Argon2Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

/** Hashes a password with a salt of its own, in PHC form. */
export async function argon2idHash(password: string, cost: Argon2Cost): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const tag = await derive('argon2id', { ...cost, message: password, nonce, tagLength: TAG_BYTES })
  return `${argon2idParameters(cost)}${base64(nonce)}$${base64(tag)}`
}

/** Whether a hash in PHC form is that of a password, by the cost that the hash names. Throws where it is in another form. */
export async function argon2idVerify(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = PHC.exec(hash) ?? []
  if (expected === '') throw new Error('The password hash is not Argon2id in PHC form')
  const tag = Buffer.from(expected, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const made = await derive('argon2id', { ...cost, message: password, nonce: Buffer.from(salt, 'base64'), tagLength: tag.length })
  return timingSafeEqual(made, tag)
}

/** Base64 without padding, as PHC has it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
