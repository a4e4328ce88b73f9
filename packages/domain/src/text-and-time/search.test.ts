import { expect, test } from 'vitest'
import { fitsSearch, normalizeSearch } from './search.ts'

test.each([
  ['zurich', 'Zürich'],
  ['zuerich', 'Zürich'],
  ['ZÜRICH', 'Zürich'],
  ['muller', 'Müller'],
  ['mueller', 'Müller'],
  ['Müller', 'Mueller'],
  ['geneve', 'Genève'],
  ['strasse', 'Bahnhofstraße'],
  ['dangelo', "D'Angelo"],
  ['d’angelo', "D'Angelo"],
  ['muster anna', 'Anna Muster'],
  ['meier muller', 'Müller-Meier'],
  ['müller-meier', 'Müller Meier'],
  ['noemi', 'Noëmi'],
  ['noë', 'Noémi'],
  ['st gallen', 'St. Gallen'],
  ['03.12', '03.12'],
  ['łukasz', 'Lukasz'],
  ['  ', 'anybody'],
])('%j finds %j [SCREEN-2]', (query, text) => {
  expect(fitsSearch(normalizeSearch(query), [text])).toBe(true)
})

test('every word of the query must be found, over all texts [SCREEN-2]', () => {
  expect(fitsSearch(normalizeSearch('anna basel'), ['Anna', null, 'Basel'])).toBe(true)
  expect(fitsSearch(normalizeSearch('anna bern'), ['Anna', null, 'Basel'])).toBe(false)
  expect(fitsSearch(normalizeSearch('03.12'), ['03.1', '2'])).toBe(false)
  expect(fitsSearch(normalizeSearch('.'), ['Anna'])).toBe(true)
})
