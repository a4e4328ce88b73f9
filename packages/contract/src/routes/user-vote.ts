import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { councillorAgreement, userVote } from '../entities/user-vote.ts'
import { defineRoute, pathIds } from '../route.ts'

export const userVoteRoutes = {
  /** By the id of the vote. */
  getUserVotes: defineRoute(calls.getUserVotes, { params: pathIds('id'), response: z.array(userVote) }),
  /** A vote has one decision: the same again changes nothing, another one replaces it. A tie-break question has no yes or no: `invalid`. */
  setUserVote: defineRoute(calls.setUserVote, {
    params: pathIds('id'),
    body: userVote,
    response: userVote,
    errors: ['vote_not_found', 'too_many_votes', 'consent_missing'],
  }),
  /** One that was never given stays so. */
  deleteUserVote: defineRoute(calls.deleteUserVote, { params: pathIds('id', 'vid'), response: nothing, errors: ['vote_not_found'] }),
  /**
   * Everybody of whom a decision is known in one of the user's votes, the highest percent first and those without one last; of equal ones by id.
   * Whoever is not there has no vote in common with the user.
   */
  getCouncillorAgreement: defineRoute(calls.getCouncillorAgreement, { params: pathIds('id'), response: z.array(councillorAgreement) }),
}
