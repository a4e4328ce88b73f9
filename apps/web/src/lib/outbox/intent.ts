import type { MatchType, NewList, NewNote, UserDecision, Weight } from '@plenara/contract'
import type { NotedFact } from '@plenara/domain'

/** What a list is to look like. */
export type ListBody = NewList

/** An own list as the screen knew it when it was changed: its id and its moment of change. */
export interface SeenList {
  readonly id: number
  readonly updated: string
}

/**
 * What the user wanted, in a form that still means the same when others have written meanwhile: a place before somebody, not a rank.
 * Ids of lists that the server does not know yet are provisional (`isProvisional`).
 */
export type Intent =
  | { readonly kind: 'answer'; readonly eid: number; readonly questionId: number; readonly value: number | null; readonly weight: Weight }
  | { readonly kind: 'rate'; readonly eid: number; readonly candidateId: number; readonly type: MatchType }
  | MoveIntent
  | { readonly kind: 'rate-all'; readonly eid: number; readonly candidateIds: readonly number[] }
  | { readonly kind: 'pin'; readonly person: 'candidate' | 'councillor'; readonly cid: number; readonly note: NewNote }
  | { readonly kind: 'unpin'; readonly person: 'candidate' | 'councillor'; readonly cid: number; readonly fact: NotedFact }
  | { readonly kind: 'vote'; readonly vid: number; readonly decision: UserDecision | null }
  | { readonly kind: 'choose'; readonly eid: number; readonly lid: number }
  | CreateListIntent
  | ChangeListIntent
  | DeleteListIntent

/** A favourite moved between two others; null where there is none. */
export interface MoveIntent {
  readonly kind: 'move'
  readonly eid: number
  readonly candidateId: number
  readonly before: number | null
  readonly after: number | null
}

export interface CreateListIntent {
  readonly kind: 'create-list'
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

export interface ChangeListIntent {
  readonly kind: 'change-list'
  readonly eid: number
  readonly lid: number
  /** The state that the change is based on; null until the creation of the list is answered. */
  readonly base: string | null
  readonly body: ListBody
}

export interface DeleteListIntent {
  readonly kind: 'delete-list'
  readonly eid: number
  readonly lid: number
  readonly name: string
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

/** The name under which a state of a list is known on the screens. */
export function seenKey({ id, updated }: SeenList): string {
  return `${id}@${updated}`
}
