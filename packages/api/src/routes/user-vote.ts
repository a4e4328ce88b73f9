import type { Handlers } from '../handler.ts'
import { deleteUserVote, getUserVotes, setUserVote } from '../services/user-vote.ts'

export const userVoteHandlers = {
  getUserVotes: ({ params }, { users }) => getUserVotes(users, params.id),
  setUserVote: ({ params, body }, services) => setUserVote(services, params.id, body),
  deleteUserVote: ({ params }, services) => deleteUserVote(services, params),
} satisfies Partial<Handlers>
