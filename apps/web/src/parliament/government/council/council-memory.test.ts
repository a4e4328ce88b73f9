import { beforeEach, expect, test, vi } from 'vitest'
import { writeDevice } from '../../../platform/device-storage.ts'
import { readCouncilView } from './council-memory.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('each council has a separate stored view [NAV-7]', () => {
  writeDevice('council-view.1', '{"grouping":"group","open":["group-5"]}')
  expect(readCouncilView(1)).toEqual({ grouping: 'group', open: ['group-5'] })
  expect(readCouncilView(2)).toEqual({ grouping: null, open: [] })
})

test.each(['{', '7', 'null', '{"grouping":3,"open":[1]}', '{"open":"x"}'])('a stored value of another form (%s) is ignored', (value) => {
  writeDevice('council-view.1', value)
  expect(readCouncilView(1)).toEqual({ grouping: null, open: [] })
})
