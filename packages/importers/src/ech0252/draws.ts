import { childOf, childrenOf, type Element, textOf } from './xml.ts'

/** What the lot decided or has still to decide in an election, by the keys of candidates and lists. */
export interface Draws {
  readonly pendingCandidates: ReadonlySet<string>
  readonly pendingLists: ReadonlySet<string>
  /** The lot is to be drawn between unions of lists: which lists these are stands in another delivery. */
  readonly isUnionPending: boolean
  readonly winners: ReadonlySet<string>
}

/** The `drawElection` of an election result (eCH-0252 2.0.0): between people, people of one list, or lists and unions. */
export function drawsOf(result: Element): Draws {
  const draw = childOf(result, 'drawElection')
  const [majority, proportional] = [childOf(draw, 'majorityElection'), childOf(draw, 'proportionalElection')]
  const ofLists = childrenOf(proportional, 'candidateDrawElectionOnList')
  const between = childrenOf(proportional, 'listOrListUnionDrawElection').filter(isPending)
  const parties = between.flatMap((one) => childrenOf(one, 'listOrListUnionIdentification'))
  return {
    pendingCandidates: keysIn([
      ...(majority && isPending(majority) ? childrenOf(majority, 'candidateDrawElection').map(identificationIn) : []),
      ...ofLists.filter(isPending).flatMap((one) => childrenOf(one, 'candidateIdentification').map(({ text }) => text)),
    ]),
    pendingLists: keysIn(parties.map((one) => textOf(one, 'listIdentification'))),
    isUnionPending: parties.some((one) => textOf(one, 'listUnionIdentification') !== ''),
    winners: keysIn([
      ...childrenOf(majority, 'winningCandidate').map(identificationIn),
      ...ofLists.flatMap((one) => childrenOf(one, 'winningCandidateIdentification').map(({ text }) => text)),
    ]),
  }
}

function isPending(draw: Element): boolean {
  return textOf(draw, 'isDrawPending') === 'true'
}

function identificationIn(element: Element): string {
  return textOf(element, 'candidateIdentification')
}

function keysIn(keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys.filter(Boolean))
}
