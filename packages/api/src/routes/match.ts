import type { Handlers } from '../handler.ts'
import { getListMatch } from '../services/list-match.ts'
import { getMatches, getMatchPercents, matchAll, setMatch } from '../services/match.ts'
import { getMatchContributions } from '../services/match-contributions.ts'

export const matchHandlers = {
  getMatches: ({ params }, services) => getMatches(services, params),
  setMatch: ({ params, body }, services) => setMatch(services, params, body),
  matchAll: ({ params, body }, services) => matchAll(services, params, body),
  getMatchPercents: ({ params, query }, services) => getMatchPercents(services, params, query.method),
  getMatchContributions: ({ params, query }, services) => getMatchContributions(services, params, query.method),
  getListMatch: ({ params, query }, services) => getListMatch(services, params, query.method),
} satisfies Partial<Handlers>
