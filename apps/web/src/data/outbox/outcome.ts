import { findCommand } from '../commands/offline/registry.ts'
import { type ListCopy, type OutboxState, type PendingWrite, removeItem } from './outbox-state.ts'
import type { Outcome } from './replay-item.ts'

/** The state after an item was sent as it was then. An item that was replaced or deleted meanwhile changes nothing any more. */
export function settle(state: OutboxState, sent: PendingWrite, outcome: Outcome, copy: ListCopy): OutboxState {
  const item = state.items.find(({ id }) => id === sent.id)
  if (!item) return state
  const { offline } = findCommand(item.kind)
  switch (outcome.kind) {
    case 'done': {
      const answered = { item, isNewer: item.revision !== sent.revision }
      return offline.settle?.(state, answered, outcome.result) ?? removeItem(state, item)
    }
    case 'refused': {
      const rejected = [...state.rejected, { kind: item.kind, input: item.input, code: outcome.code }]
      return { ...(offline.refuse?.(state, item) ?? removeItem(state, item)), rejected }
    }
    case 'conflict':
      return offline.conflict?.(state, item, copy) ?? state
    default:
      return state
  }
}
