import type { OfficialList } from '@plenara/contract'
import { expect, test } from 'vitest'
import { findingsOf } from './findings.ts'

const person = (id: number, listId: number, listNumber: string) =>
  [id, { id, firstName: `V${id}`, lastName: `N${id}`, listId, listNumber } as never] as const
const people = new Map([person(1, 70, '07'), person(2, 70, '07'), person(3, 120, '12'), person(4, 130, '13')])
const heading = { id: 70, number: '07', name: 'Linde' } as OfficialList
const election = { lines: 4, maxRepetitions: 2, seatMethod: 'hagenbach-bischoff' } as const
const list = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))
const texts = (...ids: number[]) =>
  findingsOf({ election, candidates: list(...ids), heading, people }).map(({ text, values }) => [text, values])

test('a ballot without a name is not valid, with one it is', () => {
  expect(texts()).toEqual([['invalid', {}]])
  expect(texts(1, 2, 1, 2)[0]).toEqual(['valid', { filled: 4, lines: 4 }])
})

test('a cumulated person is named, with the limit where it is reached [LIST-7]', () => {
  expect(texts(1, 1, 2, 3)).toContainEqual(['cumulatedMax', { name: 'V1 N1', n: 2 }])
  const three = { ...election, maxRepetitions: 3 }
  const [, cumulated] = findingsOf({ election: three, candidates: list(1, 1), heading, people })
  expect(cumulated).toMatchObject({ text: 'cumulated', values: { n: 2 } })
})

test('names of other lists are votes for those lists', () => {
  expect(texts(1, 2, 3, 3)).toContainEqual(['panachage', { n: 2, number: '12' }])
})

test('empty lines count for the heading, and are lost without one', () => {
  expect(texts(1)).toContainEqual(['additional', { n: 3, number: '07', name: 'Linde' }])
  const without = findingsOf({ election, candidates: list(1, 3), heading: null, people })
  expect(without.map(({ text }) => text)).toEqual(['valid', 'panachageMany', 'blank'])
})

test('a majority election knows neither lists nor additional votes', () => {
  const majority = { lines: 2, maxRepetitions: 1, seatMethod: 'majority' } as const
  const found = findingsOf({ election: majority, candidates: list(3), heading: null, people })
  expect(found.map(({ text }) => text)).toEqual(['valid', 'open'])
})
