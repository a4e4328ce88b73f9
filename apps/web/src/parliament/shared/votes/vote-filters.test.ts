import { expect, test } from 'vitest'
import { activeFilters, readVoteFilters, voteQueryOf, writeVoteFilters } from './vote-filters.ts'

const read = (address: string) => readVoteFilters(new URLSearchParams(address))

test('without an address the newest votes come first, of parliaments and of the people [VALID-11]', () => {
  expect(voteQueryOf(read(''))).toEqual({ sort: 'newest' })
  expect(activeFilters(read('q=zug'))).toBe(0)
})

test('an address contains the filters, and its other parameters stay', () => {
  const address = 'tab=votes&q=z%C3%BCrich&from=2026-01-01&to=2026-12-31&topic=3%2C7&people=true&sort=oldest'
  const filters = read(address)
  expect(writeVoteFilters(new URLSearchParams('tab=votes'), filters).toString()).toBe(address)
  expect(voteQueryOf(filters)).toEqual({
    ...{ sort: 'oldest', searchTerm: 'zürich', from: '2026-01-01', to: '2026-12-31', topicFilter: '3,7', peopleVotes: 'true' },
  })
  expect(activeFilters(filters)).toBe(5)
  expect(writeVoteFilters(new URLSearchParams(address), read('')).toString()).toBe('tab=votes')
})

test('invalid filters count as absent, so that a broken link shows votes [VALID-11]', () => {
  expect(voteQueryOf(read('sort=best&from=2026-13-45&to=today&topic=a,,-1&people=yes&q=%20%20'))).toEqual({ sort: 'newest' })
  expect(voteQueryOf(read(`q=${'a'.repeat(300)}`)).searchTerm).toHaveLength(200)
})
