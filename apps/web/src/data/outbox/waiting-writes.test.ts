import type { List } from '@plenara/contract'
import { expect, test } from 'vitest'
import { changeList } from '../commands/offline/change-list.ts'
import { chooseList } from '../commands/offline/choose-list.ts'
import { createList } from '../commands/offline/create-list.ts'
import { deleteList } from '../commands/offline/delete-list.ts'
import type { ListBody } from '../commands/offline/list-inputs.ts'
import { rateCandidate } from '../commands/offline/rate-candidate.ts'
import { setResponse } from '../commands/offline/set-response.ts'
import { enqueue } from './enqueue.ts'
import { emptyOutbox, markSent, type OutboxState } from './outbox-state.ts'
import { settle } from './outcome.ts'

const NOW = '2027-09-01T12:00:00.000Z'
const LATER = '2027-09-01T12:00:01.000Z'
const copy = { lid: 8_000_000_000_000_009, key: 'copy', updated: LATER, nameOf: (name: string) => `${name} (Kopie)` }
const lid = 8_000_000_000_000_001

interface Write {
  readonly kind: string
  readonly input: object
}

const body = (name: string): ListBody => ({ name, adapted: false, officialListId: null, headingId: null, candidates: [] })
const change = (name: string, on: object = {}): Write => ({
  kind: changeList.kind,
  input: { eid: 1, lid: 7, base: NOW, body: body(name), ...on },
})
const deletion = (on: object = {}): Write => ({ kind: deleteList.kind, input: { eid: 1, lid: 7, updated: NOW, name: 'one', ...on } })
const creation = (name = 'new'): Write => ({ kind: createList.kind, input: { eid: 1, lid, body: body(name), key: 'k', updated: NOW } })
const choice = (id: number): Write => ({ kind: chooseList.kind, input: { eid: 1, lid: id } })
const list = (name: string, updated: string): List =>
  ({ ...body(name), id: 7, electionId: 1, number: null, updated, candidates: [] }) as List
const response = (value: number): Write => ({ kind: setResponse.kind, input: { eid: 1, questionId: 2, value, weight: 1 } })

function waiting(...writes: readonly Write[]): OutboxState {
  return writes.reduce((state, write) => enqueue(state, { ...write, sentAt: null }), emptyOutbox(1))
}
const first = (state: OutboxState) => state.items[0]!
const writes = (state: OutboxState) => state.items.map(({ kind, input }) => ({ kind, input }))

test('of two answers to one question the last counts; ratings are all kept, because each builds on those before', () => {
  expect(writes(waiting(response(0), response(100)))).toEqual([response(100)])
  const rates = ['like', 'none', 'love'].map((type) => ({ kind: rateCandidate.kind, input: { eid: 1, candidateId: 3, type } }))
  expect(writes(waiting(...rates))).toEqual(rates)
})

test('of two choices in one election the last counts, in two elections both', () => {
  const elsewhere = { kind: chooseList.kind, input: { eid: 2, lid: 5 } }
  expect(writes(waiting(choice(3), elsewhere, choice(4)))).toEqual([elsewhere, choice(4)])
})

test('a list changed again while its change is on the way goes on from the answer', () => {
  const state = markSent(waiting(change('one')), 1, 5)
  const again = enqueue(state, { ...change('two'), sentAt: null })
  const settled = settle(again, first(state), { kind: 'done', result: list('one', LATER) }, copy)
  expect(writes(settled)).toEqual([change('two', { base: LATER })])
})

test('a list that was changed elsewhere too is kept beside as a copy, once, and what follows goes to the copy [API-12]', () => {
  const state = waiting(change('mine'))
  const conflict = settle(state, first(state), { kind: 'conflict' }, copy)
  expect(first(conflict)).toMatchObject({ kind: createList.kind, input: { key: 'copy', copyOf: 7, body: { name: 'mine (Kopie)' } } })
  expect(conflict.rejected.map(({ code }) => code)).toEqual(['kept_as_copy'])
  const created = settle(conflict, first(conflict), { kind: 'done', result: { ...list('mine (Kopie)', LATER), id: 8 } }, copy)
  expect(writes(enqueue(created, { ...change('on'), sentAt: null }))).toEqual([change('on', { lid: 8, base: LATER })])
})

test('deleting beats editing: a change that waits is not sent, and a list that never left the device is simply gone', () => {
  expect(writes(waiting(change('one'), deletion()))).toEqual([deletion()])
  const gone = { ...deletion({ lid }), sentAt: null }
  expect(writes(enqueue(waiting(creation(), choice(lid)), gone))).toEqual([])
  expect(writes(enqueue(markSent(waiting(creation()), 1, 5), gone))).toEqual([creation(), deletion({ lid })])
})

test('a creation that may have arrived keeps its body under its key; what changes it waits behind it and learns the real id', () => {
  const later = { ...change('newer', { lid }), sentAt: null }
  expect(writes(enqueue(waiting(creation()), later))).toEqual([creation('newer')])
  const sent = markSent(waiting(creation()), 1, 5)
  const followed = enqueue(sent, later)
  expect(writes(followed)).toEqual([creation(), change('newer', { lid, base: null })])
  const adopted = settle(followed, first(followed), { kind: 'done', result: list('new', LATER) }, copy)
  expect(writes(adopted)).toEqual([change('newer', { lid: 7, base: LATER })])
})

test('what the server refuses is remembered by name; a refused creation takes what follows it along', () => {
  const state = waiting(creation(), choice(lid))
  const refused = settle(state, first(state), { kind: 'refused', code: 'too_many_lists' }, copy)
  expect(refused.items).toEqual([])
  expect(refused.rejected).toEqual([{ ...creation(), code: 'too_many_lists' }])
})

test.each(['retry', 'paused'] as const)('%s changes nothing that waits', (kind) => {
  const state = waiting(response(0))
  expect(settle(state, first(state), { kind }, copy)).toEqual(state)
})
