import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realSource, realSources } from '../test-support/real-data-source.ts'
import { buildPlaces } from './build-places.ts'

// Fails when a line of the table is edited by hand.
test('the table of the repository is what the official files say', async () => {
  const sources = [realSource('geo/plz/AMTOVZ_CSV_LV95_2026-04.csv'), ...realSources('geo/municipalities-2026')]
  expect(await buildPlaces(sources)).toBe(readFileSync(new URL('./switzerland.txt', import.meta.url), 'utf8'))
})
