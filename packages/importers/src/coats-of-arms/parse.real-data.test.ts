import { expect, test } from 'vitest'
import { realSources } from '../test-support/real-data-source.ts'
import { parseCoatOfArms } from './parse.ts'

test('drawings of all 26 cantons are accepted', async () => {
  const sources = realSources('geo/coat-of-arms').filter(({ file }) => file.endsWith('.svg'))
  const parsed = await Promise.all(sources.map(parseCoatOfArms))
  expect(parsed.flatMap(({ problems }) => problems)).toEqual([])
  expect(new Set(parsed.flatMap(({ import: { coatsOfArms = [] } }) => coatsOfArms.map(({ place }) => place))).size).toBe(26)
})
