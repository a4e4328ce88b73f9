import type { UserDecision } from '@plenara/contract'
import { MAX_USER_VOTES } from '@plenara/contract/parliament-constants'
import { decideVote as withDecision, withdrawVote } from '@plenara/domain/parliament'
import { defineCommand } from '../command.ts'

export interface DecideInput {
  readonly vid: number
  /** Null takes the decision back. */
  readonly decision: UserDecision | null
}

/** Decides a vote of parliament for oneself [ENTITY-17]. */
export const decideVote = defineCommand<DecideInput>({
  kind: 'decideVote',
  scope: 'votes',
  apply: {
    getUserVotes: (votes, { vid, decision }) =>
      decision === null ? [...withdrawVote(votes, vid)] : [...withDecision(votes, { parliamentVoteId: vid, decision }, MAX_USER_VOTES)],
  },
  send: ({ vid, decision }, { client, userId: id }): Promise<unknown> =>
    decision === null
      ? client.deleteUserVote({ params: { id, vid } })
      : client.setUserVote({ params: { id }, body: { parliamentVoteId: vid, decision } }),
  invalidates: ['getCouncillorAgreement'],
  offline: {
    register: ({ vid }) => `vote/${vid}`,
    describe: () => ({ what: 'vote' }),
  },
})
