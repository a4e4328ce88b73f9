import { z } from 'zod'
import { day } from './entities/common.ts'
import { localeCode } from './entities/language.ts'
import { MAX_SEARCH_TERM, PAGE_SIZE } from './parliament-constants.ts'

const MAX_IDS = 100

/** The number of a page, from 1 [VALID-11]. */
export const page = z
  .string()
  .regex(/^[1-9][0-9]{0,5}$/, 'not_a_number')
  .transform(Number)
  .optional()

/** A number from 1. */
export const numberText = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/, 'not_a_number')
  .transform(Number)

/** `true` or `false`. */
export const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()

/** Ids with commas between them. */
export const idList = z
  .string()
  .regex(new RegExp(`^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,${MAX_IDS - 1}}$`), 'not_a_list')
  .transform((text) => text.split(',').map(Number))
  .optional()

/** Some of these words, with commas between them. */
export function wordList<const Words extends readonly [string, ...string[]]>(words: Words) {
  const word = words.join('|')
  return z
    .string()
    .regex(new RegExp(`^(${word})(,(${word})){0,${words.length - 1}}$`), 'not_a_list')
    .transform((text) => text.split(',') as Words[number][])
    .optional()
}

/** A language trimmed to its first two characters, as votes and affairs take it [VALID-11]. */
export const trimmedLocale = localeCode.transform((code) => code.slice(0, 2)).optional()

/** Words to be found, written in one way, so that equal searches share their answer. */
export const searchTerm = z
  .string()
  .max(MAX_SEARCH_TERM)
  .transform((text) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim())

/** What every list with pages takes: the page, the first and last day, and words to be found. */
export const pageQuery = z.strictObject({
  page,
  from: day.optional(),
  to: day.optional(),
  searchTerm: z.string().max(MAX_SEARCH_TERM).optional(),
})

/** A page of entries; `total` counts those of all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).max(PAGE_SIZE),
    page: z.int().positive(),
    pageSize: z.literal(PAGE_SIZE),
    total: z.int().nonnegative(),
  })
}
export interface Page<Item> {
  items: Item[]
  page: number
  pageSize: typeof PAGE_SIZE
  total: number
}
