import type { KeyObject } from 'node:crypto'
import { seal, unseal } from '../keys/sealing.ts'
import { pad, unpad } from './padding.ts'

/** Identifies a record of a user. */
export interface RecordRef {
  readonly userId: number
  readonly kind: string
  readonly scope: number
}

/** How records are sealed under the key of their user. */
export interface RecordCipher {
  seal(key: KeyObject, ref: RecordRef, plain: Buffer): Buffer
  /** Throws if the bytes were sealed for another record or changed; the message names the record, not its content. */
  open(key: KeyObject, ref: RecordRef, sealed: Buffer): Buffer
}

/** The first byte of a sealed record. Earlier releases wrote records without padding, which are padded as soon as they change. */
const FORMATS = { exact: 1, padded: 2 } as const
type Format = (typeof FORMATS)[keyof typeof FORMATS]

/** A record can only be opened as the one it was sealed for: same user, kind and scope. Its length tells a power of two. */
export const recordCipher: RecordCipher = {
  seal: (key, ref, plain) => Buffer.concat([Buffer.from([FORMATS.padded]), seal(key, pad(plain), contextOf(ref, FORMATS.padded))]),
  open: (key, ref, sealed) => {
    const format = Object.values(FORMATS).find((known) => known === sealed[0])
    if (format === undefined) throw new Error(`${nameOf(ref)} has the unknown format ${sealed[0]}`)
    try {
      const plain = unseal(key, sealed.subarray(1), contextOf(ref, format))
      return format === FORMATS.padded ? unpad(plain) : plain
    } catch (cause) {
      throw new Error(`${nameOf(ref)} cannot be opened`, { cause })
    }
  },
}

function contextOf({ userId, kind, scope }: RecordRef, format: Format): string {
  return `record/${format}/${userId}/${kind}/${scope}`
}

function nameOf({ userId, kind, scope }: RecordRef): string {
  return `The record ${kind}/${scope} of user ${userId}`
}
