import { z } from 'zod'
import { OPEN_SEAT_REASONS } from '../constants.ts'
import { day, id, moment } from './common.ts'
import { formerList, formerPerson } from './former-candidate.ts'
import { sourced } from './source.ts'

const count = z.int().nonnegative()

/** `rank` counts from 1 by the votes inside the list, or of all where there are no lists; equal votes share a rank. */
export const electedCandidate = z.object({
  candidateId: id,
  listId: id.nullable(),
  partyId: id.nullable(),
  votes: count.nullable(),
  rank: z.int().positive().nullable(),
  /** Elected by lot among equal votes (BPR Art. 43). */
  byLot: z.boolean(),
  /** Who took over the seat; null where the elected candidate holds it (BPR Art. 55). */
  replacedById: id.nullable(),
})
export type ElectedCandidate = z.infer<typeof electedCandidate>

/** Who follows where an elected candidate of the list leaves, from rank 1; equal votes share a rank (BPR Art. 43, 55). */
export const replacement = z.object({ candidateId: id, votes: count, rank: z.int().positive() })
export type Replacement = z.infer<typeof replacement>

export const listOutcome = z.object({
  listId: id,
  partyId: id.nullable(),
  /** Party votes, and of them the votes of empty lines (BPR Art. 37, 39). */
  votes: count.nullable(),
  additionalVotes: count.nullable(),
  seats: count.nullable(),
  /** Seats for which the list had no candidate (BPR Art. 44, 56). */
  vacant: count,
  /** Empty where the list won no seat, or the votes of its candidates are not known. */
  replacements: z.array(replacement),
})
export type ListOutcome = z.infer<typeof listOutcome>

/** `partyId` null: lists or persons without a party. */
export const partyOutcome = z.object({ partyId: id.nullable(), seats: count, votes: count.nullable() })
export type PartyOutcome = z.infer<typeof partyOutcome>

/** `turnout` in percent, to a hundredth; null where the source does not tell what it is computed from. */
export const ballotCounts = z.object({
  eligible: count.nullable(),
  received: count.nullable(),
  blank: count.nullable(),
  invalid: count.nullable(),
  valid: count,
  lostLines: count.nullable(),
  turnout: z.number().nullable(),
})
export type BallotCounts = z.infer<typeof ballotCounts>

export const electionResult = z.object({
  electionId: id,
  final: z.boolean(),
  /** When the result stood like this; null where the source does not tell it. */
  asOf: moment.nullable(),
  /** How many of the municipalities or counting circles have counted. */
  areas: z.object({ counted: count, total: count }).nullable(),
  ballots: ballotCounts.nullable(),
  /** Most votes first. */
  elected: z.array(electedCandidate),
  /** In the order of the ballot; empty for a majority election. */
  lists: z.array(listOutcome),
  /** Only parties with seats, most seats first. */
  parties: z.array(partyOutcome),
  /** Seats that nobody has: vacant, or open until a second round or the final result. */
  openSeats: count,
  /** Why they are open, as far as the source says so; absent where no seat is. */
  openReasons: z.array(z.object({ reason: z.enum(OPEN_SEAT_REASONS), seats: count })).optional(),
  /** The last correction of the final result: on which day, and how many of its facts it changed; null where there was none. */
  correction: z.object({ on: day, facts: count }).nullable(),
  source: z.string().nullable(),
  /** Whom the result names and the election no longer has; absent where it has all of them. */
  former: z.object({ candidates: z.array(formerPerson), lists: z.array(formerList) }).optional(),
  ...sourced,
})
export type ElectionResult = z.infer<typeof electionResult>
