import type { BallotCountsRecord, ElectionResultRecord } from '@plenara/contract'
import { groupBy } from '../group.ts'
import { wholeNumber } from '../text.ts'
import { type Draws, drawsOf } from './draws.ts'
import { childOf, childrenOf, type Element, textOf } from './xml.ts'

/** The results of an `electionGroupResult` element by the identification of the election. */
export function resultElements(group: Element): (readonly [identification: string, result: Element])[] {
  return childrenOf(group, 'electionResult').map((element) => [textOf(element, 'electionIdentification'), element] as const)
}

const COUNT = /^countOf(?!Voters(Information|Type))/
/** Of a candidate either both of the first, or the last. */
const CANDIDATE_COUNTS = ['countOfVotesFromUnchangedBallots', 'countOfVotesFromChangedBallots', 'countOfVotesTotal'] as const

/** The counts below an element that cannot be read, by line: no number in them, or none where one must be. */
export function countFlaws(element: Element): { readonly line: number; readonly reason: string }[] {
  const { name, line, text, children } = element
  const flaws =
    COUNT.test(name) && children.length === 0 && wholeNumber(text) === null ? [{ line, reason: `${name} is no number: "${text}"` }] : []
  const isUncounted = /^candidateResults?$/.test(name) && !hasCounts(element)
  const missing = isUncounted ? [{ line, reason: `candidate ${candidateKeyOf(element)} has no count of votes that is read` }] : []
  return [...flaws, ...missing, ...children.flatMap(countFlaws)]
}

function hasCounts(element: Element): boolean {
  const [unchanged, changed, total] = CANDIDATE_COUNTS.map((name) => textOf(element, name) !== '')
  return total === true || (unchanged === true && changed === true)
}

/**
 * The result of an election over all counting circles; null where none has counted. It is final where the sender says who is elected and
 * that this is complete. It names what the sender names, also ballots without designation and write-ins: `fitResult` takes those out.
 * `asOf` is when the sender wrote the delivery.
 */
export function toResult(element: Element, asOf: string | null): ElectionResultRecord | null {
  const all = childrenOf(element, 'countingCircleResult')
  const circles = all.flatMap((circle) => childOf(circle, 'resultData') ?? [])
  if (circles.length === 0) return null
  const elected = electedOf(element)
  const votes = candidateVotes(circles)
  const ballots = ballotsOf(circles)
  const draws = drawsOf(element)
  const keys = new Set([...votes.keys(), ...elected.candidateKeys, ...draws.pendingCandidates])
  return {
    final: elected.isComplete,
    source: null,
    ...(asOf && { asOf }),
    areas: { counted: circles.filter((circle) => textOf(circle, 'isFullyCounted') !== 'false').length, total: all.length },
    candidates: [...keys].filter(Boolean).map((key) => ({
      candidateKey: key,
      votes: votes.get(key) ?? null,
      elected: elected.candidateKeys.has(key),
      ...(elected.candidateKeys.has(key) && (elected.keysByLot.has(key) || draws.winners.has(key)) && { byLot: true }),
      ...(draws.pendingCandidates.has(key) && { drawPending: true }),
    })),
    lists: listsOf(circles, elected.seats, draws),
    ...(ballots && { ballots: { ...ballots, ...(elected.majority && { absoluteMajority: elected.majority }) } }),
  }
}

function listsOf(circles: readonly Element[], seats: ReadonlyMap<string, number>, draws: Draws): ElectionResultRecord['lists'] {
  const counts = circles.flatMap(listCounts)
  const keys = new Set([...counts.map((list) => textOf(list, 'listIdentification')), ...seats.keys()])
  const byList = groupBy(counts, (list) => textOf(list, 'listIdentification'))
  return [...keys].filter(Boolean).map((key) => {
    const listCounts = byList.get(key) ?? []
    const additionalVotes = sumOf(listCounts, 'countOfAdditionalVotes')
    const ofCandidates = sumOf(listCounts, 'countOfCandidateVotes')
    const total = ofCandidates === null || additionalVotes === null ? null : ofCandidates + additionalVotes
    const isDrawn = draws.isUnionPending || draws.pendingLists.has(key)
    return { listKey: key, votes: total, additionalVotes, seats: seats.get(key) ?? null, ...(isDrawn && { drawPending: true }) }
  })
}

function electedOf(element: Element) {
  const elected = childOf(element, 'elected')
  const [proportional, majority] = [childOf(elected, 'proportionalElection'), childOf(elected, 'majorityElection')]
  const lists = childrenOf(proportional, 'list')
  const persons = [...lists.flatMap((list) => childrenOf(list, 'electedCandidate')), ...childrenOf(majority, 'electedCandidate')]
  const seats = lists.flatMap((list) => {
    const count = wholeNumber(textOf(list, 'countOfSeatsGained'))
    return count === null ? [] : [[textOf(list, 'listIdentification'), count] as const]
  })
  return {
    isComplete: textOf(proportional ?? majority, 'isElectionResultComplete') === 'true',
    majority: wholeNumber(textOf(majority, 'absoluteMajority')),
    seats: new Map(seats),
    candidateKeys: new Set(persons.map(candidateKeyOf)),
    keysByLot: new Set(persons.filter((person) => textOf(person, 'isElectedByDraw') === 'true').map(candidateKeyOf)),
  }
}

function candidateKeyOf(element: Element): string {
  return textOf(element, 'candidateIdentification') || textOf(childOf(element, 'candidateOrWriteInCandidate'), 'candidateIdentification')
}

/** Of a list ballots give candidates changed and unchanged votes, under majority there is one number. */
function candidateVotes(circles: readonly Element[]): Map<string, number> {
  const votes = new Map<string, number>()
  const counts = circles.flatMap((circle) => {
    const ofLists = listCounts(circle).flatMap((list) => childrenOf(list, 'candidateResults'))
    return [...ofLists, ...childrenOf(childOf(childOf(circle, 'electionResult'), 'majorityElection'), 'candidateResult')]
  })
  for (const count of counts) {
    const numbers = CANDIDATE_COUNTS.map((name) => textOf(count, name))
    const sum = numbers.reduce((total, text) => total + (wholeNumber(text) ?? 0), 0)
    votes.set(candidateKeyOf(count), (votes.get(candidateKeyOf(count)) ?? 0) + sum)
  }
  return votes
}

function listCounts(circle: Element): readonly Element[] {
  return childrenOf(childOf(childOf(circle, 'electionResult'), 'proportionalElection'), 'listResults')
}

function ballotsOf(circles: readonly Element[]): BallotCountsRecord | null {
  const valid = sumOf(circles, 'countOfValidBallots')
  const inner = (name: string) => circles.flatMap((circle) => childOf(childOf(circle, 'electionResult'), name) ?? [])
  const [proportional, majority] = [inner('proportionalElection'), inner('majorityElection')]
  const voters = circles.flatMap((circle) => childOf(circle, 'countOfVotersInformation') ?? [])
  if (valid === null) return null
  return {
    eligible: sumOf(voters, 'countOfVotersTotal'),
    received: sumOf(circles, 'countOfReceivedBallots'),
    blank: sumOf(circles, 'countOfBlankBallots'),
    invalid: sumOf(circles, 'countOfInvalidBallots'),
    valid,
    lostLines:
      proportional.length > 0
        ? sumOf(proportional, 'countOfBlankVotesOfChangedBallotsWithoutListDesignation')
        : sumOf(majority, 'countOfBlankVotesTotal'),
  }
}

function sumOf(elements: readonly Element[], name: string): number | null {
  if (elements.length === 0) return null
  const numbers = elements.map((element) => wholeNumber(textOf(element, name)))
  return numbers.reduce<number | null>((total, number) => (total === null || number === null ? null : total + number), 0)
}
