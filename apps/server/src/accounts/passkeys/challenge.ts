import { randomBytes, timingSafeEqual } from 'node:crypto'
import { DomainError } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { LIFE } from '../../platform/lifetimes.ts'
import { hashToken } from '../../keys/token.ts'
import type { PasskeyContext } from './passkey-owners.ts'
import type { OwnedSession } from './passkey-table.ts'

/** What a challenge is good for: an answer to another one is refused. `sign-in` knows neither account nor session. */
export type ChallengeUse = { readonly purpose: 'sign-in' } | ({ readonly purpose: 'create' | 'proof' } & OwnedSession)

const NONCE_BYTES = 16
const MOMENT_BYTES = 6
const HEAD_BYTES = NONCE_BYTES + MOMENT_BYTES

type Context = Pick<PasskeyContext, 'dataKey' | 'now' | 'owners'>

/**
 * A new challenge, base64url: random bytes, the moment of its end, and a mark under the server's key over both and over its use by one kind of accounts. Every process
 * recognizes it, and nothing is stored before it is answered, so that nobody fills a table by asking.
 */
export function newChallenge(context: Context, use: ChallengeUse): string {
  const moment = Buffer.alloc(MOMENT_BYTES)
  moment.writeUIntBE(context.now().getTime() + LIFE.challenge, 0, MOMENT_BYTES)
  const head = Buffer.concat([randomBytes(NONCE_BYTES), moment])
  return Buffer.concat([head, markOf(context, use, head)]).toString('base64url')
}

/** Whether a challenge was made by this server for this use, is written as the server writes it, and is not over: it has one spelling, and is used up by that. */
export function isChallenge(context: Context, use: ChallengeUse, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.toString('base64url') !== challenge) return false
  const head = bytes.subarray(0, HEAD_BYTES)
  const mark = markOf(context, use, head)
  if (bytes.length !== HEAD_BYTES + mark.length || !timingSafeEqual(bytes.subarray(HEAD_BYTES), mark)) return false
  return endOf(bytes) > context.now().getTime()
}

/** Uses a challenge up, within the transaction of what it allows. One statement decides which of several answers is the first; others are refused. */
export async function useUp(db: Database, challenge: string): Promise<void> {
  const expiresAt = new Date(endOf(Buffer.from(challenge, 'base64url')))
  const used = await db
    .insertInto('usedChallenge')
    .values({ hash: hashToken(challenge), expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  if (!used) throw new DomainError('passkey_refused')
}

function endOf(bytes: Buffer): number {
  return bytes.readUIntBE(NONCE_BYTES, MOMENT_BYTES)
}

function markOf({ dataKey, owners }: Context, use: ChallengeUse, head: Buffer): Buffer {
  const whose = use.purpose === 'sign-in' ? '' : `${use.ownerId}/${hashToken(use.token).toString('hex')}`
  return dataKey.pseudonym(`passkey-challenge/${owners.prefix}${use.purpose}/${whose}/${head.toString('hex')}`)
}
