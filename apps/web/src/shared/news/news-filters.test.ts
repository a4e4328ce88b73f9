import { expect, test } from 'vitest'
import { activeNewsFilters, NO_NEWS_FILTERS, newsQueryOf, readNewsFilters, writeNewsFilters } from './news-filters.ts'

const ALL = {
  search: 'Wald  ',
  from: '2026-01-01',
  to: '2026-06-30',
  language: 'fr',
  outlets: [3, 7],
  types: ['newspaper', 'agency'],
  isFree: true,
} as const

test('filters of news are written to the address and read from it, beside its other parameters [API-22]', () => {
  const params = writeNewsFilters(new URLSearchParams('tab=news&q=Strasse'), ALL)
  expect(params.get('tab')).toBe('news')
  expect(params.get('q')).toBe('Strasse')
  expect(readNewsFilters(params)).toEqual(ALL)
  expect(writeNewsFilters(params, NO_NEWS_FILTERS).toString()).toBe('tab=news&q=Strasse')
})

test('all filters are sent with the call, and unused ones are left out [API-22]', () => {
  expect(newsQueryOf(ALL)).toEqual({
    searchTerm: 'Wald',
    from: '2026-01-01',
    to: '2026-06-30',
    lang: 'fr',
    mediaOutlets: '3,7',
    mediaOutletTypes: 'newspaper,agency',
    noPremium: 'true',
  })
  expect(newsQueryOf({ ...NO_NEWS_FILTERS, search: '  ' })).toEqual({})
})

test('invalid filters count as absent [API-22]', () => {
  const params = new URLSearchParams(
    'newsFrom=gestern&newsTo=2026-13-45&newsLanguage=en&newsOutlets=1,-2,x,05&newsTypes=blog,agency&newsFree=1',
  )
  expect(readNewsFilters(params)).toEqual({ ...NO_NEWS_FILTERS, outlets: [1], types: ['agency'] })
})

test('the number of filters in use does not count the search, which is always visible [API-22]', () => {
  expect(activeNewsFilters(NO_NEWS_FILTERS)).toBe(0)
  expect(activeNewsFilters({ ...NO_NEWS_FILTERS, search: 'Wald' })).toBe(0)
  expect(activeNewsFilters(ALL)).toBe(8)
})
