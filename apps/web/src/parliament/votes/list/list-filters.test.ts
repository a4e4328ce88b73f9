import { expect, test } from 'vitest'
import { activeListFilters, affairQueryOf, NO_FILTERS, peoplesQueryOf, readListFilters, writeListFilters } from './list-filters.ts'

const read = (address: string) => readListFilters(new URLSearchParams(address))
const ALL = 'q=zug&from=2026-01-01&topic=3%2C7&sort=oldest&council=2&canton=BS&result=yes&margin=5&area=8%2C9'

test('an address contains the filters of both lists, and each list uses its own [VALID-11]', () => {
  const filters = read(ALL)
  const both = { sort: 'oldest', searchTerm: 'zug', from: '2026-01-01', canton: 'BS', result: 'yes', margin: '5' }
  expect(affairQueryOf(filters)).toEqual({ ...both, topicFilter: '3,7', council: '2' })
  expect(peoplesQueryOf(filters)).toEqual({ ...both, areaFilter: '8,9', peopleVotes: 'true' })
  expect(activeListFilters(filters)).toBe(7)
  expect(activeListFilters({ ...filters, isPeoples: true })).toBe(6)
})

// Fails when a filter is not written, or when the page number of the former list stays.
test('a choice is written to the address, which returns to the first page', () => {
  expect(writeListFilters(new URLSearchParams('lang=fr&page=3'), read(ALL)).toString()).toBe(`lang=fr&${ALL}`)
  expect(
    writeListFilters(new URLSearchParams(`lang=fr&${ALL}&people=true`), { ...read(`${ALL}&people=true`), ...NO_FILTERS }).toString(),
  ).toBe('lang=fr&sort=oldest&people=true')
})

test('several checkboxes of a plain form count as several, and invalid filters as absent', () => {
  expect(read('area=8&area=9&topic=3&topic=7')).toMatchObject({ areas: [8, 9], topics: [3, 7] })
  expect(affairQueryOf(read('council=a&canton=XX&result=maybe&margin=3&area=13'))).toEqual({ sort: 'newest' })
  expect(peoplesQueryOf(read('area=13&canton='))).toEqual({ sort: 'newest', peopleVotes: 'true' })
})
