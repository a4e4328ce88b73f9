import type { Handlers } from '../handler.ts'
import { getMatches, getMatchPercents, matchAll, setMatch } from '../services/match.ts'

export const matchHandlers = {
  getMatches: ({ params }, services) => getMatches(services, params),
  setMatch: ({ params, body }, services) => setMatch(services, params, body),
  matchAll: ({ params }, services) => matchAll(services, params),
  getMatchPercents: ({ params, query }, services) => getMatchPercents(services, params, query.method),
} satisfies Partial<Handlers>
