import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { councillorAgreement, userVote } from '../entities/user-vote.ts'
import { defineRoute, pathIds } from '../route.ts'

export const userVoteRoutes = {
  getUserVotes: defineRoute(calls.getUserVotes, { params: pathIds('id'), response: z.array(userVote) }),
  setUserVote: defineRoute(calls.setUserVote, {
    params: pathIds('id'),
    body: userVote,
    response: userVote,
    errors: ['vote_not_found', 'too_many_votes', 'consent_missing'],
  }),
  deleteUserVote: defineRoute(calls.deleteUserVote, { params: pathIds('id', 'vid'), response: nothing, errors: ['vote_not_found'] }),
  getCouncillorAgreement: defineRoute(calls.getCouncillorAgreement, { params: pathIds('id'), response: z.array(councillorAgreement) }),
}
