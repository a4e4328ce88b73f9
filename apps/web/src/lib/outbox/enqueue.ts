import { type ChangeListIntent, type DeleteListIntent, type Intent, isProvisional, type SeenList, seenKey } from './intent.ts'
import { type Item, type OutboxState, settledList } from './outbox-state.ts'

export interface Enqueued {
  readonly intent: Intent
  /** When a first attempt without an answer was made, in milliseconds; null where it was not sent at all. */
  readonly sentAt: number | null
  /** The list as the screen knows it, where the intent changes, deletes or follows an own one. */
  readonly seen?: SeenList | undefined
}

/** Puts an intent behind all that waits; what it replaces as a whole is not sent any more. */
export function enqueue(state: OutboxState, added: Enqueued): OutboxState {
  const { intent } = added
  if (intent.kind === 'change-list') return enqueueChange(state, intent, added)
  if (intent.kind === 'delete-list') return enqueueDeletion(state, intent, added)
  const kept = { ...state, items: state.items.filter((item) => !isReplaced(item.intent, intent)) }
  if (intent.kind === 'choose' && added.seen) {
    const settled = settledList(state, seenKey(added.seen))
    return append(kept, { ...added, intent: settled ? { ...intent, lid: settled.id } : intent }, [])
  }
  const seen = intent.kind === 'create-list' ? [seenKey({ id: intent.lid, updated: intent.updated })] : []
  return append(kept, added, seen)
}

function append(state: OutboxState, { intent, sentAt }: Enqueued, seen: readonly string[]): OutboxState {
  const item: Item = { id: state.nextId, intent, revision: 0, sentAt, possible: [], seen }
  return { ...state, nextId: state.nextId + 1, items: [...state.items, item] }
}

/** Whether a wish says all that an earlier one said: the last writer counts. Ratings build on each other and never do. */
function isReplaced(earlier: Intent, later: Intent): boolean {
  const key = registerOf(earlier)
  return key !== null && key === registerOf(later)
}

function registerOf(intent: Intent): string | null {
  switch (intent.kind) {
    case 'answer':
      return `answer/${intent.eid}/${intent.questionId}`
    case 'vote':
      return `vote/${intent.vid}`
    case 'choose':
      return `choice/${intent.eid}`
    case 'pin':
      return `note/${intent.person}/${intent.note.type}/${intent.note.reference}`
    case 'unpin':
      return `note/${intent.person}/${intent.fact.type}/${intent.fact.reference}`
    default:
      return null
  }
}

function enqueueChange(state: OutboxState, intent: ChangeListIntent, added: Enqueued): OutboxState {
  const seen = seenKey(added.seen ?? { id: intent.lid, updated: intent.base ?? '' })
  const earlier = state.items.findLast((item) => item.seen.includes(seen) || isOnSameState(item.intent, intent))
  if (earlier) return changeAgain(state, earlier, { ...added, intent, seenAs: seen })
  const settled = settledList(state, seen)
  const target = settled ? { lid: settled.id, base: settled.updated } : {}
  return append(state, { ...added, intent: { ...intent, ...target } }, [seen])
}

function isOnSameState(earlier: Intent, { lid, base }: ChangeListIntent): boolean {
  return earlier.kind === 'change-list' && earlier.lid === lid && earlier.base === base
}

interface Again extends Enqueued {
  readonly intent: ChangeListIntent
  readonly seenAs: string
}

function changeAgain(state: OutboxState, earlier: Item, again: Again): OutboxState {
  const { intent } = again
  const waiting = earlier.intent
  if (waiting.kind === 'change-list') {
    const possible = earlier.sentAt === null ? earlier.possible : [...earlier.possible, waiting.body]
    return replace(state, {
      ...earlier,
      intent: { ...waiting, body: intent.body },
      revision: earlier.revision + 1,
      sentAt: earlier.sentAt ?? again.sentAt,
      possible,
      seen: [...new Set([...earlier.seen, again.seenAs])],
    })
  }
  if (waiting.kind !== 'create-list') return state
  const { adapted } = waiting.body
  const name = waiting.copyOf === undefined ? intent.body.name : waiting.body.name
  const body = { ...intent.body, adapted, name }
  // What may have arrived under its key stays as it is: the change follows it.
  if (earlier.sentAt === null) return replace(state, { ...earlier, intent: { ...waiting, body }, revision: earlier.revision + 1 })
  const change: Intent = { ...intent, lid: waiting.lid, base: null, body }
  return append(state, { ...again, intent: change }, [again.seenAs])
}

function replace(state: OutboxState, changed: Item): OutboxState {
  return { ...state, items: state.items.map((item) => (item.id === changed.id ? changed : item)) }
}

/** Deleting beats editing: changes that wait are not sent, and a list that never left the device is simply gone. */
function enqueueDeletion(state: OutboxState, intent: DeleteListIntent, added: Enqueued): OutboxState {
  const seen = added.seen && seenKey(added.seen)
  const settled = seen === undefined ? undefined : settledList(state, seen)
  const ids = new Set([intent.lid, ...(settled ? [settled.id] : [])])
  const ours = state.items.filter(({ seen: known }) => seen !== undefined && known.includes(seen))
  const creation = ours.find((item) => item.intent.kind === 'create-list')
  if (creation?.intent.kind === 'create-list') ids.add(creation.intent.lid)
  const isUnsent = creation?.sentAt === null
  const rest = state.items.filter((item) => !(isUnsent && item === creation) && !isChangeOf(item.intent, ids))
  const gone = isUnsent && creation.intent.kind === 'create-list' ? creation.intent.lid : null
  const items = rest.filter(({ intent: other }) => !(gone !== null && other.kind === 'choose' && other.lid === gone))
  const left = [...ids].filter((id) => id !== gone && (!isProvisional(id) || creation))
  return left.reduce((now, lid) => append(now, { ...added, intent: { ...intent, lid } }, []), { ...state, items } as OutboxState)
}

function isChangeOf(intent: Intent, ids: ReadonlySet<number>): boolean {
  return intent.kind === 'change-list' && ids.has(intent.lid)
}
