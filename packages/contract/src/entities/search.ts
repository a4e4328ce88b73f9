import { z } from 'zod'
import { MAX_SEARCH_RESULTS, OFFICES } from '../parliament-constants.ts'
import { cantonCode } from './canton.ts'
import { id } from './common.ts'
import { fallbackLanguages } from './language.ts'
import { sourced } from './source.ts'
import { voteCard } from './vote.ts'

export const office = z.enum(OFFICES)

const foundPerson = z.object({
  id,
  office,
  firstName: z.string(),
  lastName: z.string(),
  /** Null where no source tells it. */
  council: z.string().nullable(),
  party: z.string().nullable(),
  cantonCode: cantonCode.nullable(),
  active: z.boolean(),
  fallback: fallbackLanguages,
})
const foundAffair = z.object({
  id,
  number: z.string(),
  title: z.string(),
  type: z.string().nullable(),
  status: z.string().nullable(),
  fallback: fallbackLanguages,
})
/** `path`: where it stands on the site. */
const foundArticle = z.object({ path: z.string(), title: z.string(), text: z.string(), fallback: fallbackLanguages })
/** A word of the glossary with its meaning. */
const foundWord = z.object({ term: z.string(), text: z.string(), fallback: fallbackLanguages })

/** Something that a search found; `fictional` where it is invented. */
export const searchResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), person: foundPerson, ...sourced }),
  z.object({ kind: z.literal('people-vote'), vote: voteCard, ...sourced }),
  z.object({ kind: z.literal('parliament-vote'), vote: voteCard, ...sourced }),
  z.object({ kind: z.literal('affair'), affair: foundAffair, ...sourced }),
  z.object({ kind: z.literal('article'), article: foundArticle, ...sourced }),
  z.object({ kind: z.literal('word'), word: foundWord, ...sourced }),
])
export type SearchResult = z.infer<typeof searchResult>
export type SearchKind = SearchResult['kind']

/** What a search found, the best first. */
export const searchResults = z.object({ items: z.array(searchResult).max(MAX_SEARCH_RESULTS) })
export type SearchResults = z.infer<typeof searchResults>
