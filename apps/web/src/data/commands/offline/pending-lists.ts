import type { List } from '@plenara/contract'
import {
  appendItem,
  type ListCopy,
  type OutboxState,
  type PendingWrite,
  removeItem,
  replaceItem,
  type SettledList,
  settledList,
} from '../../outbox/outbox-state.ts'
import type { Added, Answered } from '../command.ts'
import {
  type ChangeListInput,
  type ChooseListInput,
  type CreateListInput,
  type DeleteListInput,
  isProvisional,
  LIST_KINDS,
  seenKey,
} from './list-inputs.ts'

// How writes about own lists follow on each other while they wait: the state machine behind createList, changeList, deleteList and chooseList.

/** So many are remembered for screens that still hold an old state of a list. */
const MAX_SETTLED = 100

type Item = PendingWrite

function isChange(item: Item): item is PendingWrite<ChangeListInput> {
  return item.kind === LIST_KINDS.change
}

function isCreation(item: Item): item is PendingWrite<CreateListInput> {
  return item.kind === LIST_KINDS.create
}

function isChoice(item: Item): item is PendingWrite<ChooseListInput> {
  return item.kind === LIST_KINDS.choose
}

function listIdOf({ kind, input }: Item): number | null {
  const isAboutList = Object.values(LIST_KINDS).some((known) => known === kind)
  return isAboutList ? (input as { readonly lid: number }).lid : null
}

export function mergeCreation(state: OutboxState, added: Added<CreateListInput>): OutboxState {
  const { lid, updated } = added.input
  return appendItem(state, { ...added, seen: [seenKey({ id: lid, updated })], possible: [] })
}

/** The last choice counts; a list of this device is chosen under the id that it has by now. */
export function mergeChoice(state: OutboxState, added: Added<ChooseListInput>): OutboxState {
  const { eid, lid, updated } = added.input
  const others = { ...state, items: state.items.filter((item) => !(isChoice(item) && item.input.eid === eid)) }
  const settled = updated === undefined ? undefined : settledList(state, seenKey({ id: lid, updated }))
  return appendItem(others, settled ? { ...added, input: { ...added.input, lid: settled.id } } : added)
}

export function mergeChange(state: OutboxState, added: Added<ChangeListInput>): OutboxState {
  const { input } = added
  const seen = seenKey({ id: input.lid, updated: input.base ?? '' })
  const earlier = state.items.findLast((item) => item.seen.includes(seen) || isOnSameState(item, input))
  if (earlier) return changeAgain(state, earlier, { ...added, seenAs: seen })
  const settled = settledList(state, seen)
  const target = settled ? { lid: settled.id, base: settled.updated } : {}
  return appendItem(state, { ...added, input: { ...input, ...target }, possible: added.possible ?? [], seen: [seen] })
}

function isOnSameState(item: Item, { lid, base }: ChangeListInput): boolean {
  return isChange(item) && item.input.lid === lid && item.input.base === base
}

interface Again extends Added<ChangeListInput> {
  readonly seenAs: string
}

function changeAgain(state: OutboxState, earlier: Item, { kind, input, sentAt, seenAs }: Again): OutboxState {
  if (isChange(earlier)) {
    const possible = earlier.sentAt === null ? earlier.possible : [...earlier.possible, earlier.input.body]
    return replaceItem(state, {
      ...earlier,
      input: { ...earlier.input, body: input.body },
      revision: earlier.revision + 1,
      sentAt: earlier.sentAt ?? sentAt,
      possible,
      seen: [...new Set([...earlier.seen, seenAs])],
    })
  }
  if (!isCreation(earlier)) return state
  const creation = earlier.input
  const { adapted } = creation.body
  const name = creation.copyOf === undefined ? input.body.name : creation.body.name
  const body = { ...input.body, adapted, name }
  // What may have arrived under its key stays as it is: the change follows it.
  if (earlier.sentAt === null) return replaceItem(state, { ...earlier, input: { ...creation, body }, revision: earlier.revision + 1 })
  const change: ChangeListInput = { ...input, lid: creation.lid, base: null, body }
  return appendItem(state, { kind, input: change, sentAt, seen: [seenAs] })
}

/** Deleting beats editing: changes that wait are not sent, and a list that never left the device is simply gone. */
export function mergeDeletion(state: OutboxState, added: Added<DeleteListInput>): OutboxState {
  const { input } = added
  const seen = input.updated === undefined ? undefined : seenKey({ id: input.lid, updated: input.updated })
  const settled = seen === undefined ? undefined : settledList(state, seen)
  const creation = state.items.filter(isCreation).find((item) => seen !== undefined && item.seen.includes(seen))
  const ids = new Set([input.lid, ...(settled ? [settled.id] : []), ...(creation ? [creation.input.lid] : [])])
  const unsent = creation?.sentAt === null ? creation : undefined
  const items = state.items.filter((item) => {
    if (isChange(item)) return !ids.has(item.input.lid)
    return item !== unsent && !(unsent && isChoice(item) && item.input.lid === unsent.input.lid)
  })
  const left = [...ids].filter((id) => id !== unsent?.input.lid && (!isProvisional(id) || creation))
  return left.reduce((now, lid) => appendItem(now, { ...added, input: { ...input, lid } }), { ...state, items } as OutboxState)
}

export function settleCreation(state: OutboxState, { item }: Answered<CreateListInput>, list: List): OutboxState {
  return adopt(removeItem(remember(state, item.seen, list), item), item.input.lid, list)
}

export function settleChange(state: OutboxState, { item, isNewer }: Answered<ChangeListInput>, list: List): OutboxState {
  const { base } = item.input
  const seen = base === null ? item.seen : [...item.seen, seenKey({ id: list.id, updated: base })]
  const followed = followOn(remember(state, seen, list), base, list)
  if (!isNewer) return removeItem(followed, item)
  return replaceItem(followed, { ...item, input: { ...item.input, lid: list.id, base: list.updated }, possible: [], sentAt: null })
}

function remember(state: OutboxState, seen: readonly string[], { id, updated }: List): OutboxState {
  const settled = [...state.settled, ...seen.map((key): SettledList => ({ seen: key, id, updated }))].slice(-MAX_SETTLED)
  return { ...state, settled }
}

/** A later change of the same state of the list follows on what this device has written itself: that is no conflict. */
function followOn(state: OutboxState, base: string | null, { id, updated }: List): OutboxState {
  const follows = (item: Item) => base !== null && isChange(item) && item.input.lid === id && item.input.base === base
  const rebased = (item: Item): Item => ({ ...item, input: { ...(item.input as ChangeListInput), base: updated } })
  return { ...state, items: state.items.map((item) => (follows(item) ? rebased(item) : item)) }
}

/** What waits for a list under its provisional id goes on under its real one. */
function adopt(state: OutboxState, provisional: number, { id, updated }: List): OutboxState {
  const adopted = (item: Item): Item => {
    if (listIdOf(item) !== provisional) return item
    if (isChange(item)) return { ...item, input: { ...item.input, lid: id, base: updated } }
    return { ...item, input: { ...(item.input as object), lid: id } }
  }
  return { ...state, items: state.items.map(adopted) }
}

/** What follows a creation that was refused is refused with it. */
export function refuseCreation(state: OutboxState, { input: { lid } }: PendingWrite<CreateListInput>): OutboxState {
  return { ...state, items: state.items.filter((item) => listIdOf(item) !== lid) }
}

/** The version of the server stays; the user's becomes a list of its own, once. */
export function keepBothLists(state: OutboxState, item: PendingWrite<ChangeListInput>, copy: ListCopy): OutboxState {
  const { lid, key, updated, nameOf } = copy
  const { eid, body, lid: copyOf } = item.input
  const input: CreateListInput = { eid, lid, body: { ...body, name: nameOf(body.name) }, key, updated, copyOf }
  const seen = [...item.seen, seenKey({ id: lid, updated })]
  const rejected = [...state.rejected, { kind: LIST_KINDS.create, input, code: 'kept_as_copy' as const }]
  const creation: Item = { ...item, kind: LIST_KINDS.create, input, revision: item.revision + 1, sentAt: null, possible: [], seen }
  return replaceItem({ ...state, rejected }, creation)
}
