import type { KeyObject } from 'node:crypto'
import { seal, unseal } from '../keys/sealing.ts'

/** Which record of which user. */
export interface RecordPlace {
  readonly userId: number
  readonly kind: string
  readonly scope: number
}

/** How records are sealed under the key of their user. */
export interface RecordCipher {
  seal(key: KeyObject, place: RecordPlace, plain: Buffer): Buffer
  /** Throws where the bytes were sealed for another place or changed; the message says which record, not what is in it. */
  open(key: KeyObject, place: RecordPlace, sealed: Buffer): Buffer
}

/** The first byte of a sealed record. */
const FORMAT = 1

/** A record opens at its own place only: of this user, kind and scope. */
export const recordCipher: RecordCipher = {
  seal: (key, place, plain) => Buffer.concat([Buffer.from([FORMAT]), seal(key, plain, contextOf(place))]),
  open: (key, place, sealed) => {
    if (sealed[0] !== FORMAT) throw new Error(`${nameOf(place)} has the unknown format ${sealed[0]}`)
    try {
      return unseal(key, sealed.subarray(1), contextOf(place))
    } catch (cause) {
      throw new Error(`${nameOf(place)} cannot be opened`, { cause })
    }
  },
}

function contextOf({ userId, kind, scope }: RecordPlace): string {
  return `record/${FORMAT}/${userId}/${kind}/${scope}`
}

function nameOf({ userId, kind, scope }: RecordPlace): string {
  return `The record ${kind}/${scope} of user ${userId}`
}
