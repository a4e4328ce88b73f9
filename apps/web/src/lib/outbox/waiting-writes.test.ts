import type { List } from '@plenara/contract'
import { expect, test } from 'vitest'
import { enqueue } from './enqueue.ts'
import type { ChangeListIntent, Intent, ListBody } from './intent.ts'
import { emptyOutbox, markSent, type OutboxState } from './outbox-state.ts'
import { settle } from './outcome.ts'

const NOW = '2027-09-01T12:00:00.000Z'
const LATER = '2027-09-01T12:00:01.000Z'
const copy = { lid: 8_000_000_000_000_009, key: 'copy', updated: LATER, nameOf: (name: string) => `${name} (Kopie)` }
const seen = { id: 7, updated: NOW }

const body = (name: string): ListBody => ({ name, adapted: false, officialListId: null, headingId: null, candidates: [] })
const change = (name: string): ChangeListIntent => ({ kind: 'change-list', eid: 1, lid: 7, base: NOW, body: body(name) })
const list = (name: string, updated: string): List =>
  ({ ...body(name), id: 7, electionId: 1, number: null, updated, candidates: [] }) as List
const answer = (value: number): Intent => ({ kind: 'answer', eid: 1, questionId: 2, value, weight: 1 })

function waiting(...intents: readonly Intent[]): OutboxState {
  return intents.reduce((state, intent) => enqueue(state, { intent, sentAt: null, ...('lid' in intent ? { seen } : {}) }), emptyOutbox(1))
}
const first = (state: OutboxState) => state.items[0]!
const intents = (state: OutboxState) => state.items.map(({ intent }) => intent)

test('of two answers to one question the last counts; ratings are all kept, because each builds on those before', () => {
  expect(intents(waiting(answer(0), answer(100)))).toEqual([answer(100)])
  const rates = (['like', 'none', 'love'] as const).map((type): Intent => ({ kind: 'rate', eid: 1, candidateId: 3, type }))
  expect(intents(waiting(...rates))).toEqual(rates)
})

test('a list changed again while its change is on the way goes on from the answer', () => {
  const state = markSent(waiting(change('one')), 1, 5)
  const again = enqueue(state, { intent: change('two'), sentAt: null, seen })
  const settled = settle(again, first(state), { kind: 'done', list: list('one', LATER) }, copy)
  expect(intents(settled)).toEqual([{ ...change('two'), base: LATER }])
})

test('a list that was changed elsewhere too is kept beside as a copy, once, and what follows goes to the copy [API-12]', () => {
  const state = waiting(change('mine'))
  const conflict = settle(state, first(state), { kind: 'conflict' }, copy)
  expect(first(conflict).intent).toMatchObject({ kind: 'create-list', key: 'copy', copyOf: 7, body: { name: 'mine (Kopie)' } })
  expect(conflict.losses.map(({ code }) => code)).toEqual(['kept_as_copy'])
  const created = settle(conflict, first(conflict), { kind: 'done', list: { ...list('mine (Kopie)', LATER), id: 8 } }, copy)
  expect(intents(enqueue(created, { intent: change('on'), sentAt: null, seen }))).toEqual([{ ...change('on'), lid: 8, base: LATER }])
})

test('deleting beats editing: a change that waits is not sent, and a list that never left the device is simply gone', () => {
  const deletion: Intent = { kind: 'delete-list', eid: 1, lid: 7, name: 'one' }
  expect(intents(waiting(change('one'), deletion))).toEqual([deletion])
  const lid = 8_000_000_000_000_001
  const creation: Intent = { kind: 'create-list', eid: 1, lid, body: body('new'), key: 'k', updated: NOW }
  const gone = { intent: { ...deletion, lid }, sentAt: null, seen: { id: lid, updated: NOW } }
  const unsent = enqueue(waiting(creation, { kind: 'choose', eid: 1, lid }), gone)
  expect(intents(unsent)).toEqual([])
  expect(intents(enqueue(markSent(waiting(creation), 1, 5), gone))).toEqual([creation, { ...deletion, lid }])
})

test('a creation that may have arrived keeps its body under its key; what changes it waits behind it and learns the real id', () => {
  const lid = 8_000_000_000_000_001
  const creation: Intent = { kind: 'create-list', eid: 1, lid, body: body('new'), key: 'k', updated: NOW }
  const later = { intent: { ...change('newer'), lid }, sentAt: null, seen: { id: lid, updated: NOW } }
  expect(intents(enqueue(waiting(creation), later))).toEqual([{ ...creation, body: body('newer') }])
  const sent = markSent(waiting(creation), 1, 5)
  const followed = enqueue(sent, later)
  expect(intents(followed)).toEqual([creation, { ...change('newer'), lid, base: null }])
  const adopted = settle(followed, first(followed), { kind: 'done', list: list('new', LATER) }, copy)
  expect(intents(adopted)).toEqual([{ ...change('newer'), lid: 7, base: LATER }])
})

test('what the server refuses is remembered by name; a refused creation takes what follows it along', () => {
  const lid = 8_000_000_000_000_001
  const creation: Intent = { kind: 'create-list', eid: 1, lid, body: body('new'), key: 'k', updated: NOW }
  const state = waiting(creation, { kind: 'choose', eid: 1, lid })
  const refused = settle(state, first(state), { kind: 'refused', code: 'too_many_lists' }, copy)
  expect(refused.items).toEqual([])
  expect(refused.losses).toEqual([{ intent: creation, code: 'too_many_lists' }])
})

test.each(['retry', 'paused'] as const)('%s changes nothing that waits', (kind) => {
  const state = waiting(answer(0))
  expect(settle(state, first(state), { kind }, copy)).toEqual(state)
})
