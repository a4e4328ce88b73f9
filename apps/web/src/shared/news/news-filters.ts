import type { MediaOutlet } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { MEDIA_TYPES } from '@plenara/contract/parliament-constants'
import { dayIn, idsIn, withValues } from '../../platform/address-filters.ts'

export type MediaType = MediaOutlet['type']

/** What news are narrowed to. The address names them beside the filters of other tabs, so that their names begin with `news`. */
export interface NewsFilters {
  readonly search: string
  /** First and last day `YYYY-MM-DD`, empty where open. */
  readonly from: string
  readonly to: string
  /** Empty for all. */
  readonly language: (typeof CONTENT_LANGUAGES)[number] | ''
  readonly outlets: readonly number[]
  readonly types: readonly MediaType[]
  /** Those alone that can be read without a subscription. */
  readonly isFree: boolean
}

export const NO_NEWS_FILTERS: NewsFilters = { search: '', from: '', to: '', language: '', outlets: [], types: [], isFree: false }

/** Reads the filters of an address; what is no filter counts as none. */
export function readNewsFilters(params: URLSearchParams): NewsFilters {
  const types = params.getAll('newsTypes').join(',').split(',')
  return {
    search: params.get('newsSearch') ?? '',
    from: dayIn(params.get('newsFrom')),
    to: dayIn(params.get('newsTo')),
    language: CONTENT_LANGUAGES.find((language) => language === params.get('newsLanguage')) ?? '',
    outlets: idsIn(params.getAll('newsOutlets').join(',')),
    types: MEDIA_TYPES.filter((type) => types.includes(type)),
    isFree: params.get('newsFree') === 'true',
  }
}

/** The address with these filters; what else it says stays. */
export function writeNewsFilters(params: URLSearchParams, filters: NewsFilters): URLSearchParams {
  return withValues(params, {
    newsSearch: filters.search,
    newsFrom: filters.from,
    newsTo: filters.to,
    newsLanguage: filters.language,
    newsOutlets: filters.outlets.join(','),
    newsTypes: filters.types.join(','),
    newsFree: filters.isFree ? 'true' : '',
  })
}

/** The filters as the calls for articles take them [API-22]; a search without a word is none. */
export function newsQueryOf({ search, from, to, language, outlets, types, isFree }: NewsFilters) {
  const words = search.trim().slice(0, 200)
  return {
    ...(words && { searchTerm: words }),
    ...(from && { from }),
    ...(to && { to }),
    ...(language && { lang: language }),
    ...(outlets.length > 0 && { mediaOutlets: outlets.join(',') }),
    ...(types.length > 0 && { mediaOutletTypes: types.join(',') }),
    ...(isFree && { noPremium: 'true' as const }),
  }
}

/** How many filters are in use, the search left out, which shows itself. */
export function activeNewsFilters({ from, to, language, outlets, types, isFree }: NewsFilters): number {
  return [from, to, language, isFree].filter(Boolean).length + outlets.length + types.length
}
