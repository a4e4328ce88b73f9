import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { moderationCount, newReport } from '../entities/moderation.ts'
import { defineRoute, pathIds } from '../route.ts'

export const moderationRoutes = {
  reportStatement: defineRoute(calls.reportStatement, {
    params: pathIds('eid', 'cid'),
    body: newReport,
    status: 202,
    response: nothing,
    errors: ['election_not_found', 'candidate_not_found', 'not_found', 'too_many_attempts'],
  }),
  getModerationCounts: defineRoute(calls.getModerationCounts, {
    params: pathIds('eid'),
    response: z.array(moderationCount),
    errors: ['election_not_found'],
  }),
}
