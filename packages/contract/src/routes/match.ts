import { z } from 'zod'
import { calls } from '../calls.ts'
import { match, matchMethod, matchPercent, matchType } from '../entities/match.ts'
import { defineRoute, pathIds } from '../route.ts'

const matches = z.array(match)

export const matchRoutes = {
  getMatches: defineRoute(calls.getMatches, { params: pathIds('id', 'eid'), response: matches, errors: ['election_not_found'] }),
  setMatch: defineRoute(calls.setMatch, {
    params: pathIds('id', 'eid', 'candidateId'),
    body: z.union([z.strictObject({ type: matchType }), z.strictObject({ rank: z.int().positive() })]),
    response: matches,
    errors: ['election_not_found', 'candidate_not_found', 'not_ranked', 'consent_missing'],
  }),
  matchAll: defineRoute(calls.matchAll, {
    params: pathIds('id', 'eid'),
    body: z.strictObject({ type: z.literal('like') }),
    response: matches,
    errors: ['election_not_found', 'consent_missing'],
  }),
  /** Best match first; ties in an order that is stable and seeded per user. */
  getMatchPercents: defineRoute(calls.getMatchPercents, {
    params: pathIds('id', 'eid'),
    query: z.strictObject({ method: matchMethod.optional() }),
    response: z.array(matchPercent),
    errors: ['election_not_found'],
  }),
}
