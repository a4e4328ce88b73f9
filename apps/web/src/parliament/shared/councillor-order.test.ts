import { beforeEach, expect, test, vi } from 'vitest'
import { councillorNeighbours, rememberCouncillors } from './councillor-order.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a person has the neighbours of the list they were opened from, around its ends [NAV-7]', () => {
  rememberCouncillors([7, 3, 9], '/legislative/council')
  expect(councillorNeighbours(7)).toEqual({ previous: 9, next: 3, place: 1, total: 3, path: '/legislative/council' })
  expect(councillorNeighbours(3)).toEqual({ previous: 7, next: 9, place: 2, total: 3, path: '/legislative/council' })
  expect(councillorNeighbours(9)).toEqual({ previous: 3, next: 7, place: 3, total: 3, path: '/legislative/council' })
})

test('who stands in no remembered list has no neighbours', () => {
  expect(councillorNeighbours(7)).toBeNull()
  rememberCouncillors([3], '/executive/council')
  expect(councillorNeighbours(7)).toBeNull()
  expect(councillorNeighbours(3)).toEqual({ previous: 3, next: 3, place: 1, total: 1, path: '/executive/council' })
})

test('what this tab remembers in another form is no list', () => {
  for (const value of ['{', '[]', '{"ids":["7"],"path":"/"}', '{"ids":[7],"path":"x"}']) {
    sessionStorage.setItem('plenara.councillor-order', value)
    expect(councillorNeighbours(7)).toBeNull()
  }
})
