/** A candidate with the votes of the count. */
export interface CandidateVotes {
  readonly key: string
  readonly votes: number
}

/** The input of a list to the distribution of seats: its party votes (BPR Art. 39) and the lists with which it counts as one. */
export interface ListResult {
  readonly key: string
  /** Party votes: candidate votes and additional votes, a whole number. */
  readonly votes: number
  readonly connection: string | null
  /** Only inside a connection (BPR Art. 31). */
  readonly subConnection: string | null
  readonly candidates: readonly CandidateVotes[]
}

/** Lists of equal claim; only the lot says which of them win the `seats` at stake. */
export interface SeatTie {
  readonly listKeys: readonly string[]
  readonly seats: number
}

/** Seats by list; a seat that only the lot can give is in `ties` and in no list. */
export interface SeatDistribution {
  readonly seats: ReadonlyMap<string, number>
  readonly ties: readonly SeatTie[]
}
