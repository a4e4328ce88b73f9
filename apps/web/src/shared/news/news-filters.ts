import type { MediaOutlet } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { MEDIA_TYPES } from '@plenara/contract/parliament-constants'
import { dayIn, idsIn, withValues } from '../../platform/address-filters.ts'

export type MediaType = MediaOutlet['type']

/** The filters of news. Their names in the address begin with `news`, because the address has the filters of other tabs too. */
export interface NewsFilters {
  readonly search: string
  /** First and last day `YYYY-MM-DD`, empty where open. */
  readonly from: string
  readonly to: string
  /** Empty for all. */
  readonly language: (typeof CONTENT_LANGUAGES)[number] | ''
  readonly outlets: readonly number[]
  readonly types: readonly MediaType[]
  /** Only articles that can be read without a subscription. */
  readonly isFree: boolean
}

export const NO_NEWS_FILTERS: NewsFilters = { search: '', from: '', to: '', language: '', outlets: [], types: [], isFree: false }

/** Reads the filters of an address; invalid values count as absent. */
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

/** The address with these filters; other parameters stay. */
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

/** The filters as parameters of the calls for articles [API-22]; a search without a word is left out. */
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

/** How many filters are in use, without the search, which is always visible. */
export function activeNewsFilters({ from, to, language, outlets, types, isFree }: NewsFilters): number {
  return [from, to, language, isFree].filter(Boolean).length + outlets.length + types.length
}
