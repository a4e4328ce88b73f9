import type { NewList } from '@plenara/contract'

/** What a list is to look like. */
export type ListBody = NewList

export interface CreateListInput {
  readonly eid: number
  /** The provisional id. */
  readonly lid: number
  readonly body: ListBody
  /** The `Idempotency-Key`. */
  readonly key: string
  /** When the user made it. */
  readonly updated: string
  /** The list that was changed elsewhere too, where this one keeps the user's version of it. */
  readonly copyOf?: number
}

export interface ChangeListInput {
  readonly eid: number
  readonly lid: number
  /** The moment of the state that the change is based on; null until the creation of the list is answered. */
  readonly base: string | null
  readonly body: ListBody
}

export interface DeleteListInput {
  readonly eid: number
  readonly lid: number
  /** The moment of the state that the screen showed. */
  readonly updated?: string
  readonly name: string
}

export interface ChooseListInput {
  readonly eid: number
  /** 0 for none. */
  readonly lid: number
  /** The moment of the state that the screen showed, of an own list. */
  readonly updated?: string
}

/** The kinds of the commands about lists, which follow on each other while they wait. */
export const LIST_KINDS = { create: 'createList', change: 'changeList', delete: 'deleteList', choose: 'chooseList' } as const

/** An own list as the screen knew it when it was changed: its id and its moment of change. */
export interface SeenList {
  readonly id: number
  readonly updated: string
}

/** The name under which a state of a list is known on the screens. */
export function seenKey({ id, updated }: SeenList): string {
  return `${id}@${updated}`
}

/** Own lists of the server are numbered far below, and these are whole numbers still. */
const FIRST_PROVISIONAL_ID = 8_000_000_000_000_000

/** An id for a list that the server does not know yet; `moment` in milliseconds makes it unique on this device. */
export function provisionalId(moment: number): number {
  return FIRST_PROVISIONAL_ID + moment
}

export function isProvisional(listId: number): boolean {
  return listId >= FIRST_PROVISIONAL_ID
}
