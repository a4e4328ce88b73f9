import type { ElectionEntry } from '@plenara/contract'
import { DomainError } from '../domain-error.ts'

/** The followed list (Dream Team) of an election. */
export interface ElectionChoice {
  readonly electionId: number
  readonly listId: number
}

type Ballot = Pick<ElectionEntry, 'id' | 'council' | 'electionDate' | 'cantonId' | 'municipality'>

/** The council that a ballot elects and the day. All cantons elect the same federal councils, each its own cantonal and communal ones. */
function seatOf(ballot: Ballot): string {
  const isFederal = ballot.council === 'national-council' || ballot.council === 'council-of-states'
  return [ballot.electionDate, ballot.council, ...(isFederal ? [] : [ballot.cantonId, ballot.municipality])].join('/')
}

/**
 * Follows a list. It replaces the list followed for the same council on the same election day, whatever the constituency.
 * @throws DomainError `election_not_found` if the election is not among `elections`
 */
export function chooseList(
  choices: readonly ElectionChoice[],
  elections: readonly Ballot[],
  electionId: number,
  listId: number,
): ElectionChoice[] {
  const election = elections.find(({ id }) => id === electionId)
  if (!election) throw new DomainError('election_not_found')
  const seat = seatOf(election)
  const replaced = new Set(elections.filter((other) => seatOf(other) === seat).map(({ id }) => id))
  return [...choices.filter((choice) => !replaced.has(choice.electionId)), { electionId, listId }]
}

/** Unfollows the list of an election. */
export function dropChoice(choices: readonly ElectionChoice[], electionId: number): ElectionChoice[] {
  return choices.filter((choice) => choice.electionId !== electionId)
}
