import type { ErrorCode } from '@plenara/contract/errors'

/** A write that waits to be sent. */
export interface PendingWrite<Input = unknown> {
  readonly id: number
  /** The kind of its command. */
  readonly kind: string
  readonly input: Input
  /** Grows with every change of the input while it waits. */
  readonly revision: number
  /** When it may have reached the server for the first time, in milliseconds; null while it surely has not. */
  readonly sentAt: number | null
  /** Earlier bodies for the same list that may have reached the server without an answer. */
  readonly possible: readonly unknown[]
  /** The states of a list, as screens know them, that this write follows on (`seenKey`). */
  readonly seen: readonly string[]
}

/** A write that the server refused, remembered until the user was told. */
export interface RejectedWrite {
  readonly kind: string
  readonly input: unknown
  readonly code: ErrorCode | 'kept_as_copy'
}

/** What became of a state of a list that a screen may still hold. */
export interface SettledList {
  readonly seen: string
  readonly id: number
  readonly updated: string
}

/** What a list that is kept beside the one changed elsewhere needs. */
export interface ListCopy {
  readonly lid: number
  readonly key: string
  readonly updated: string
  readonly nameOf: (name: string) => string
}

/** Everything that waits for one user, in the order in which it is sent. */
export interface OutboxState {
  readonly userId: number
  readonly nextId: number
  readonly items: readonly PendingWrite[]
  readonly rejected: readonly RejectedWrite[]
  readonly settled: readonly SettledList[]
}

export function emptyOutbox(userId: number): OutboxState {
  return { userId, nextId: 1, items: [], rejected: [], settled: [] }
}

/** Notes that an item leaves the device now; to be stored before it does. */
export function markSent(state: OutboxState, itemId: number, now: number): OutboxState {
  return { ...state, items: state.items.map((item) => (item.id === itemId ? { ...item, sentAt: item.sentAt ?? now } : item)) }
}

type NewItem = Pick<PendingWrite, 'kind' | 'input' | 'sentAt'> & Partial<Pick<PendingWrite, 'possible' | 'seen'>>

export function appendItem(state: OutboxState, { possible = [], seen = [], ...added }: NewItem): OutboxState {
  const item: PendingWrite = { id: state.nextId, ...added, revision: 0, possible, seen }
  return { ...state, nextId: state.nextId + 1, items: [...state.items, item] }
}

export function replaceItem(state: OutboxState, changed: PendingWrite): OutboxState {
  return { ...state, items: state.items.map((item) => (item.id === changed.id ? changed : item)) }
}

export function removeItem(state: OutboxState, { id }: Pick<PendingWrite, 'id'>): OutboxState {
  return { ...state, items: state.items.filter((item) => item.id !== id) }
}

/** The list behind a state that a screen knows, as the server knows it by now. */
export function settledList(state: OutboxState, seen: string): SettledList | undefined {
  return state.settled.findLast((settled) => settled.seen === seen)
}
