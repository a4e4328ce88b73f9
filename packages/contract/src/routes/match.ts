import { z } from 'zod'
import { calls } from '../calls.ts'
import { id } from '../entities/common.ts'
import { listMatch, match, matchContributions, matchMethod, matchPercent, matchType } from '../entities/match.ts'
import { defineRoute, pathIds } from '../route.ts'

const matches = z.array(match)
const methodQuery = z.strictObject({ method: matchMethod.optional() })

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
    body: z.strictObject({ type: z.enum(['like', 'none', 'order']), candidateIds: z.array(id).optional() }),
    response: matches,
    errors: ['election_not_found', 'consent_missing'],
  }),
  getMatchPercents: defineRoute(calls.getMatchPercents, {
    params: pathIds('id', 'eid'),
    query: methodQuery,
    response: z.array(matchPercent),
    errors: ['election_not_found'],
  }),
  getMatchContributions: defineRoute(calls.getMatchContributions, {
    params: pathIds('id', 'eid', 'candidateId'),
    query: methodQuery,
    response: matchContributions,
    errors: ['election_not_found', 'candidate_not_found'],
  }),
  getListMatch: defineRoute(calls.getListMatch, {
    params: pathIds('id', 'eid'),
    query: methodQuery,
    response: z.array(listMatch),
    errors: ['election_not_found'],
  }),
}
