/** The name on a line: the id of a candidate, or the written name of a person who is not a candidate of this election. */
export type BallotName = number | string

/** A ditto mark instead of a name. */
export const DITTO = '"'

export interface BallotMention {
  readonly name: BallotName
  /** Whether it was printed on the ballot or written by the voter. */
  readonly origin: 'printed' | 'written'
  /** Struck by the voter. */
  readonly struck: boolean
}

/** The parts of the heading that are not struck. */
export interface BallotHeading {
  /** The id of a list, or the designation shared by several lists of one family, without its distinguishing part. */
  readonly designations: readonly BallotName[]
  /** The lists whose numbers stand there. */
  readonly numbers: readonly number[]
}

/** A reason outside of the names that makes a ballot invalid. */
export type BallotFlaw = 'not_official' | 'not_handwritten' | 'marked' | 'several_ballots' | 'card_unsigned'

/** A ballot as filled in; the mentions stand in the order of the paper, a line may carry a printed and a written one. */
export interface Ballot {
  readonly heading: BallotHeading
  readonly mentions: readonly BallotMention[]
  readonly flaws: readonly BallotFlaw[]
  /** Where it is cast, for lists that are separated by region. */
  readonly region: string | null
}

/** A list of the election as ballots refer to it. */
export interface BallotList {
  readonly id: number
  /** The designation that it shares with other lists of its group; null if it stands alone (VPR Art. 8c). */
  readonly family: string | null
  /** Its region, where the lists of the family differ by region. */
  readonly region: string | null
  /** Whether additional votes of insufficiently designated ballots are its own (Stammliste, VPR Art. 8c). */
  readonly isParent: boolean
}

/** Everything about an election that a ballot is read against; prepared once, used for every ballot. */
export interface BallotContest {
  /** The list of each candidate, null if there are no lists. */
  readonly listByCandidate: ReadonlyMap<number, number | null>
  readonly lists: ReadonlyMap<number, BallotList>
  /** Candidates who were struck from all lists for standing on several (BPR Art. 27, 38). */
  readonly annulled: ReadonlySet<number>
  /** Candidates who died: their votes count (BPR Art. 36). */
  readonly deceased: ReadonlySet<number>
}

export interface ContestFacts {
  readonly candidates: readonly { readonly id: number; readonly listId: number | null }[]
  readonly lists: readonly BallotList[]
  readonly annulledIds?: readonly number[]
  readonly deceasedIds?: readonly number[]
}

export function prepareContest({ candidates, lists, annulledIds = [], deceasedIds = [] }: ContestFacts): BallotContest {
  return {
    listByCandidate: new Map(candidates.map(({ id, listId }) => [id, listId])),
    lists: new Map(lists.map((list) => [list.id, list])),
    annulled: new Set(annulledIds),
    deceased: new Set(deceasedIds),
  }
}
