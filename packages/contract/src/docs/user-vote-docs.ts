import type { userVoteRoutes } from '../routes/user-vote.ts'
import type { CallDoc } from './call-doc.ts'

const vote = { parliamentVoteId: 31, decision: 'yes' }

export const userVoteDocs: Readonly<Record<keyof typeof userVoteRoutes, CallDoc>> = {
  getUserVotes: { summary: 'The decisions of the user on votes', description: 'By the id of the vote.', answer: [vote] },
  setUserVote: {
    summary: 'Decide on a vote',
    description:
      'A vote has one decision: the same again changes nothing, another one replaces it. A tie-break question has no yes or no: `invalid`.',
    body: vote,
    answer: vote,
  },
  deleteUserVote: { summary: 'Take a decision back', description: 'One that was never given stays so.' },
  getCouncillorAgreement: {
    summary: 'How often the user and each councillor said the same',
    description:
      'Everybody of whom a decision is known in one of the votes of the user, the highest percent first and those without one last; of equal ones by id. Whoever is not there has no vote in common with the user.',
  },
}
