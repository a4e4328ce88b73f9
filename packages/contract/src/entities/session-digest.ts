import { z } from 'zod'
import { decision, affairVotes, voteCard } from './vote.ts'
import { cantonMember } from './canton-member.ts'
import { id } from './common.ts'
import { session } from './councillor.ts'

const count = z.int().nonnegative()

/** In how many votes of a session a member voted, was away, or was in the chair, where one votes only in case of a tie. */
export const sessionMember = z.object({ member: cantonMember, cast: count, missed: count, chaired: count })

/** How members decided in one vote, as far as it is known. */
export const voteOfMembers = z.object({ voteId: id, decisions: z.array(z.object({ councillorId: id, decision })) })
export type VoteOfMembers = z.infer<typeof voteOfMembers>

/** What both chambers of the federal parliament decided in a session. */
export const sessionDigest = z.object({
  session,
  previousId: id.nullable(),
  /** Null for the last session with votes. */
  nextId: id.nullable(),
  votes: count,
  affairs: count,
  /** Final votes by affair, newest first. */
  decided: z.array(affairVotes),
  /** Those with the fewest points between yes and no. */
  closest: z.array(voteCard),
  /** Of the canton that was asked for. */
  members: z.array(sessionMember),
  /** What they said to the votes above. */
  decisions: z.array(voteOfMembers),
})
export type SessionDigest = z.infer<typeof sessionDigest>
