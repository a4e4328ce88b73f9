import type { List } from '@plenara/contract'
import type { ErrorCode } from '@plenara/contract/errors'
import { type Intent, seenKey } from './intent.ts'
import type { Item, OutboxState, Settled } from './outbox-state.ts'

/** What came of sending an item. */
export type Outcome =
  /** `list`: as the server has it now, where one was created or changed. */
  | { readonly kind: 'done'; readonly list?: List }
  /** The server said no for good. */
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** The list was changed elsewhere. */
  | { readonly kind: 'conflict' }
  /** No answer, or none that says anything about the item. */
  | { readonly kind: 'retry' }
  /** The session is over: nothing more is sent until its user is back. */
  | { readonly kind: 'paused' }

/** What a list that is kept beside the one changed elsewhere needs. */
export interface CopyFacts {
  readonly lid: number
  readonly key: string
  readonly updated: string
  readonly nameOf: (name: string) => string
}

/** So many are remembered for screens that still hold an old state of a list. */
const MAX_SETTLED = 100

/** The state after an item was sent as it was then. An item that was replaced or deleted meanwhile changes nothing any more. */
export function settle(state: OutboxState, sent: Item, outcome: Outcome, copy: CopyFacts): OutboxState {
  const item = state.items.find(({ id }) => id === sent.id)
  if (!item) return state
  switch (outcome.kind) {
    case 'done':
      return done(state, { item, isNewer: item.revision !== sent.revision }, outcome.list)
    case 'refused':
      return refused(state, item, outcome.code)
    case 'conflict':
      return keepBoth(state, item, copy)
    default:
      return state
  }
}

interface Answered {
  readonly item: Item
  /** Whether it was changed while its answer was on the way. */
  readonly isNewer: boolean
}

function done(state: OutboxState, { item, isNewer }: Answered, list: List | undefined): OutboxState {
  const { intent } = item
  if (!list || (intent.kind !== 'create-list' && intent.kind !== 'change-list')) return without(state, item)
  const base = intent.kind === 'change-list' ? intent.base : null
  const seen = base === null ? item.seen : [...item.seen, seenKey({ id: list.id, updated: base })]
  const settled = [...state.settled, ...seen.map((key): Settled => ({ seen: key, id: list.id, updated: list.updated }))].slice(-MAX_SETTLED)
  const known = followOn({ ...state, settled }, base, list)
  if (intent.kind === 'create-list') return adopt(without(known, item), intent.lid, list)
  if (!isNewer) return without(known, item)
  const next: Item = { ...item, intent: { ...intent, lid: list.id, base: list.updated }, possible: [], sentAt: null }
  return { ...known, items: known.items.map((other) => (other.id === item.id ? next : other)) }
}

/** A later change of the same state of the list follows on what this device has written itself: that is no conflict. */
function followOn(state: OutboxState, base: string | null, { id, updated }: List): OutboxState {
  const follows = ({ intent }: Item) => base !== null && intent.kind === 'change-list' && intent.lid === id && intent.base === base
  const rebased = (item: Item): Item => ({ ...item, intent: { ...item.intent, base: updated } as Intent })
  return { ...state, items: state.items.map((item) => (follows(item) ? rebased(item) : item)) }
}

/** What waits for a list under its provisional id goes on under its real one. */
function adopt(state: OutboxState, provisional: number, { id, updated }: List): OutboxState {
  const adopted = (intent: Intent): Intent => {
    if (!('lid' in intent) || intent.lid !== provisional) return intent
    return intent.kind === 'change-list' ? { ...intent, lid: id, base: updated } : { ...intent, lid: id }
  }
  return { ...state, items: state.items.map((item) => ({ ...item, intent: adopted(item.intent) })) }
}

function refused(state: OutboxState, item: Item, code: ErrorCode): OutboxState {
  const { intent } = item
  const losses = [...state.losses, { intent, code }]
  const rest = without(state, item)
  if (intent.kind !== 'create-list') return { ...rest, losses }
  return { ...rest, losses, items: rest.items.filter(({ intent: other }) => !('lid' in other && other.lid === intent.lid)) }
}

function keepBoth(state: OutboxState, item: Item, { lid, key, updated, nameOf }: CopyFacts): OutboxState {
  const { intent } = item
  if (intent.kind !== 'change-list') return state
  const seen = [...item.seen, seenKey({ id: lid, updated })]
  const body = { ...intent.body, name: nameOf(intent.body.name) }
  const creation: Intent = { kind: 'create-list', eid: intent.eid, lid, body, key, updated, copyOf: intent.lid }
  const copy: Item = { ...item, intent: creation, revision: item.revision + 1, sentAt: null, possible: [], seen }
  const losses = [...state.losses, { intent: creation, code: 'kept_as_copy' as const }]
  return { ...state, losses, items: state.items.map((other) => (other.id === item.id ? copy : other)) }
}

function without(state: OutboxState, item: Item): OutboxState {
  return { ...state, items: state.items.filter((other) => other.id !== item.id) }
}
