import { expect, test } from 'vitest'
import { setEntry } from './progression.ts'

const entry = (key: string, text = '') => ({ key, data: { text } })

test('an entry takes the place of the one with its key, in the order of the keys [ENTITY-2]', () => {
  const entries = setEntry(setEntry(setEntry([], entry('b')), entry('a')), entry('b', 'later'))
  expect(entries).toEqual([entry('a'), entry('b', 'later')])
})

test('entries that become too large together are refused [ENTITY-2]', () => {
  const entries = setEntry([], entry('a', 'x'.repeat(60_000)))
  expect(() => setEntry(entries, entry('b', 'x'.repeat(6_000)))).toThrow(expect.objectContaining({ code: 'invalid' }))
  expect(setEntry(entries, entry('a', 'x'.repeat(65_000)))).toHaveLength(1)
})
