import { z } from 'zod'
import { calls } from '../calls.ts'
import { searchResults } from '../entities/search.ts'
import { searchTerm, trimmedLocale } from '../page.ts'
import { defineRoute } from '../route.ts'

export const searchRoutes = {
  search: defineRoute(calls.search, { query: z.strictObject({ q: searchTerm.optional(), lang: trimmedLocale }), response: searchResults }),
}
