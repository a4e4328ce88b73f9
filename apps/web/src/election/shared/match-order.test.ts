import type { CandidateCard } from '@plenara/contract'
import { expect, test } from 'vitest'
import { followsRatings, type OrderRequest, orderOf } from './match-order.ts'
import { NO_FILTER } from './match-settings.ts'

const card = (id: number, lastName: string, part: Partial<CandidateCard> = {}): CandidateCard => ({
  id,
  electionId: 1,
  firstName: 'Anna',
  lastName,
  birthYear: 1980,
  sex: null,
  partyId: 1,
  listId: null,
  listNumber: null,
  listPosition: null,
  number: null,
  place: null,
  occupation: null,
  incumbent: false,
  portrait: null,
  ...part,
})
const cards = [card(1, 'Zürcher', { birthYear: 1990 }), card(2, 'Amsler', { partyId: 2 }), card(3, 'Meier', { birthYear: null })]
const percents = new Map([
  [1, { candidateId: 1, value: 40, shared: 20 }],
  [2, { candidateId: 2, value: 80, shared: 20 }],
])
const request: OrderRequest = {
  shuffled: cards,
  filter: NO_FILTER,
  sort: 'lastName',
  matches: [{ candidateId: 3, type: 'like', rank: 1 }],
  percents,
  year: 2027,
}
const idsOf = (part: Partial<OrderRequest>) => orderOf({ ...request, ...part }).map(({ id }) => id)

test('every part of the filter narrows, both ends of a range count [SCREEN-2]', () => {
  expect(idsOf({})).toEqual([2, 3, 1])
  expect(idsOf({ filter: { ...NO_FILTER, partyIds: [2] } })).toEqual([2])
  expect(idsOf({ filter: { ...NO_FILTER, percent: { from: 80, to: null } } })).toEqual([2])
  expect(idsOf({ filter: { ...NO_FILTER, age: { from: null, to: 37 } } })).toEqual([1])
  expect(idsOf({ filter: { ...NO_FILTER, ranking: 'liked' } })).toEqual([3])
  expect(idsOf({ filter: { ...NO_FILTER, search: 'zurcher' } })).toEqual([1])
})

test('the order is the chosen one, random is the order of the cards [SCREEN-2]', () => {
  expect(idsOf({ sort: 'percent' })).toEqual([2, 1, 3])
  expect(idsOf({ sort: 'age' })).toEqual([1, 2, 3])
  expect(idsOf({ sort: 'random' })).toEqual([1, 2, 3])
})

test('a rating sorts again only if the order depends on ratings', () => {
  expect(followsRatings(NO_FILTER, 'random')).toBe(false)
  expect(followsRatings(NO_FILTER, 'ranking')).toBe(true)
  expect(followsRatings({ ...NO_FILTER, ranking: 'unrated' }, 'random')).toBe(true)
})

test('an order is cached until its inputs change [SCREEN-2]', () => {
  const field = { ...request, shuffled: [...cards] }
  const byPercent = orderOf({ ...field, sort: 'percent' })
  expect(orderOf({ ...field, sort: 'percent' })).toBe(byPercent)
  expect(orderOf({ ...field, sort: 'percent', matches: [] })).toBe(byPercent)
  const others = new Map([...percents, [3, { candidateId: 3, value: 90, shared: 20 }]])
  expect(orderOf({ ...field, sort: 'percent', percents: others }).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(orderOf({ ...field, sort: 'ranking' }).map(({ id }) => id)).toEqual([3, 1, 2])
  const rated = [{ candidateId: 2, type: 'love', rank: 1 }] as const
  expect(orderOf({ ...field, sort: 'ranking', matches: rated }).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(orderOf({ ...field, shuffled: cards.slice(1), sort: 'percent' }).map(({ id }) => id)).toEqual([2, 3])
})
