import { beforeEach, expect, test, vi } from 'vitest'
import { councillorNeighbours, rememberCouncillors } from './councillor-order.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('a person has the neighbours of the list from which they were opened, wrapping around [NAV-7]', () => {
  rememberCouncillors([7, 3, 9], '/legislative/council')
  expect(councillorNeighbours(7)).toEqual({ previous: 9, next: 3, place: 1, total: 3, path: '/legislative/council' })
  expect(councillorNeighbours(3)).toEqual({ previous: 7, next: 9, place: 2, total: 3, path: '/legislative/council' })
  expect(councillorNeighbours(9)).toEqual({ previous: 3, next: 7, place: 3, total: 3, path: '/legislative/council' })
})

test('a person in no stored list has no neighbours', () => {
  expect(councillorNeighbours(7)).toBeNull()
  rememberCouncillors([3], '/executive/council')
  expect(councillorNeighbours(7)).toBeNull()
  expect(councillorNeighbours(3)).toEqual({ previous: 3, next: 3, place: 1, total: 1, path: '/executive/council' })
})

test('a stored value of another form is ignored', () => {
  for (const value of ['{', '[]', '{"ids":["7"],"path":"/"}', '{"ids":[7],"path":"x"}']) {
    sessionStorage.setItem('plenara.councillor-order', value)
    expect(councillorNeighbours(7)).toBeNull()
  }
})
