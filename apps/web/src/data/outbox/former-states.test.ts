import { expect, test } from 'vitest'
import { OFFLINE_COMMANDS } from '../commands/offline/registry.ts'
import { currentForm } from './former-states.ts'
import { emptyOutbox } from './outbox-state.ts'

const kinds = ['answer', 'rate', 'move', 'rate-all', 'pin', 'unpin', 'vote', 'choose', 'create-list', 'change-list', 'delete-list']
/** They came later. */
const LATER = ['unrateAll', 'orderFavorites']
const meta = { id: 1, revision: 0, sentAt: null, possible: [], seen: [] }

test('what an earlier release left waiting has a command in this one', () => {
  const items = kinds.map((kind) => ({ ...meta, intent: { kind, eid: 1 } }))
  const state = currentForm({
    userId: 1,
    nextId: 2,
    settled: [],
    items,
    losses: [{ intent: { kind: 'answer', eid: 1 }, code: 'internal' }],
  })
  expect(state.items.map(({ kind }) => kind)).toEqual(OFFLINE_COMMANDS.map(({ kind }) => kind).filter((kind) => !LATER.includes(kind)))
  expect(state.items[0]).toEqual({ ...meta, kind: 'setResponse', input: { eid: 1 } })
  expect(state.rejected).toEqual([{ kind: 'setResponse', input: { eid: 1 }, code: 'internal' }])
})

test('what this release stored stays as it is', () => {
  expect(currentForm(emptyOutbox(1))).toEqual(emptyOutbox(1))
})
