import { beforeEach, expect, test, vi } from 'vitest'
import { writeDevice } from '../../../platform/device-storage.ts'
import { readCouncilView } from './council-memory.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('each council has a memory of its own [NAV-7]', () => {
  writeDevice('council-view.1', '{"grouping":"group","open":["group-5"]}')
  expect(readCouncilView(1)).toEqual({ grouping: 'group', open: ['group-5'] })
  expect(readCouncilView(2)).toEqual({ grouping: null, open: [] })
})

test.each(['{', '7', 'null', '{"grouping":3,"open":[1]}', '{"open":"x"}'])('a memory of another form (%s) is none', (value) => {
  writeDevice('council-view.1', value)
  expect(readCouncilView(1)).toEqual({ grouping: null, open: [] })
})
