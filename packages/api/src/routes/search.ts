import type { Handlers } from '../handler.ts'
import { search } from '../services/search.ts'

export const searchHandlers = {
  search: ({ query }, services) => search(services, query),
} satisfies Partial<Handlers>
