import type { Added } from '../commands/command.ts'
import { findCommand } from '../commands/offline/registry.ts'
import { appendItem, type OutboxState } from './outbox-state.ts'

/** Puts a write behind all that waits; what it replaces as a whole is not sent any more. */
export function enqueue(state: OutboxState, added: Added): OutboxState {
  const { merge, register } = findCommand(added.kind).offline
  if (merge) return merge(state, added)
  if (!register) return appendItem(state, added)
  return appendItem(withoutRegister(state, register(added.input)), added)
}

/** Of several writes that set the same as a whole the last one counts. */
function withoutRegister(state: OutboxState, key: string): OutboxState {
  const isReplaced = ({ kind, input }: OutboxState['items'][number]) => findCommand(kind).offline.register?.(input) === key
  return { ...state, items: state.items.filter((item) => !isReplaced(item)) }
}
