import type { Ballot, BallotMention, BallotName, ContestFacts } from './ballot.ts'
import { completeRules } from './ballot-rules.ts'

/** A canton with five seats: lists 1 to 4, candidates 11, 12 … of list 1, 21, 22 … of list 2. Lists 3 and 4 are one family with parent 3. */
export const CONTEST: ContestFacts = {
  candidates: [1, 2, 3, 4, 5, 6].flatMap((listId) => [1, 2, 3, 4, 5].map((position) => ({ id: listId * 10 + position, listId }))),
  lists: [
    { id: 1, family: null, region: null, isParent: false },
    { id: 2, family: null, region: null, isParent: false },
    { id: 3, family: 'Beispielpartei', region: null, isParent: true },
    { id: 4, family: 'Beispielpartei', region: null, isParent: false },
    { id: 5, family: 'Regionalpartei', region: 'Ost', isParent: false },
    { id: 6, family: 'Regionalpartei', region: 'West', isParent: false },
  ],
}

export const FIVE_SEATS = completeRules({ lines: 5, maxRepetitions: 2, seatMethod: 'hagenbach-bischoff', council: 'national-council' })

/** Printed mentions; a name with a minus before it is struck. */
export function printed(...names: readonly BallotName[]): BallotMention[] {
  return names.map((name) => {
    const isStruck = typeof name === 'number' && name < 0
    return { name: isStruck ? -name : name, origin: 'printed', struck: isStruck }
  })
}

export function written(...names: readonly BallotName[]): BallotMention[] {
  return names.map((name) => ({ name, origin: 'written', struck: false }))
}

/** A ballot with the heading of a list, or without one. */
export function ballotWith(listId: number | null, mentions: readonly BallotMention[], change: Partial<Ballot> = {}): Ballot {
  const ids = listId === null ? [] : [listId]
  return { heading: { designations: ids, numbers: ids }, mentions, flaws: [], region: null, ...change }
}
