import { MAX_SEARCH_RESULTS, type SearchResults } from '@plenara/contract'
import { searchWords } from '@plenara/domain'
import type { QueryOf } from '../call-types.ts'
import type { Services } from '../handler.ts'
import { presentFound } from '../presenters/search.ts'
import { contextOf } from './parliament.ts'

/** What is found in one field: people, votes, affairs, articles, words of the glossary. Without a letter or digit nothing is found. */
export async function search(services: Services, { q, lang }: QueryOf<'search'>): Promise<SearchResults> {
  const words = searchWords(q ?? '')
  if (words.length === 0 || !services.search) return { items: [] }
  const context = await contextOf(services, lang)
  const found = await services.search.find(words, context.language)
  return { items: found.slice(0, MAX_SEARCH_RESULTS).map((one) => presentFound(one, context)) }
}
