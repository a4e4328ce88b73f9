import type { ErrorCode } from '@plenara/contract/errors'
import type { Intent, ListBody } from './intent.ts'

/** A write that waits to be sent. */
export interface Item {
  readonly id: number
  readonly intent: Intent
  /** Grows with every change of the intent while it waits. */
  readonly revision: number
  /** When it may have reached the server for the first time, in milliseconds; null while it surely has not. */
  readonly sentAt: number | null
  /** Earlier wishes for the same list that may have reached the server without an answer. */
  readonly possible: readonly ListBody[]
  /** The states of a list, as screens know them, that this write follows on (`seenKey`). */
  readonly seen: readonly string[]
}

/** A write that the server refused, kept until the user was told. */
export interface Loss {
  readonly intent: Intent
  readonly code: ErrorCode | 'kept_as_copy'
}

/** What became of a state of a list that a screen may still hold. */
export interface Settled {
  readonly seen: string
  readonly id: number
  readonly updated: string
}

/** Everything that waits for one user, in the order in which it is sent. */
export interface OutboxState {
  readonly userId: number
  readonly nextId: number
  readonly items: readonly Item[]
  readonly losses: readonly Loss[]
  readonly settled: readonly Settled[]
}

export function emptyOutbox(userId: number): OutboxState {
  return { userId, nextId: 1, items: [], losses: [], settled: [] }
}

/** Notes that an item leaves the device now; to be kept before it does. */
export function markSent(state: OutboxState, itemId: number, now: number): OutboxState {
  return { ...state, items: state.items.map((item) => (item.id === itemId ? { ...item, sentAt: item.sentAt ?? now } : item)) }
}

/** The list ids that screens know, as the server knows them by now. */
export function settledList(state: OutboxState, seen: string): Settled | undefined {
  return state.settled.findLast((settled) => settled.seen === seen)
}
