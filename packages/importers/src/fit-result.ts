import type { ElectionResultRecord } from '@plenara/contract'

interface Ballot {
  readonly lists: readonly { readonly key: string }[]
  readonly candidates: readonly { readonly key: string }[]
}

export interface FittedResult {
  readonly result: ElectionResultRecord
  /** Elected whom the ballot does not have: the result belongs to another ballot, or the ballot is out of date. */
  readonly electedNotOnBallot: readonly string[]
}

/**
 * A result as the ballot needs it: every list and every candidate once, those of whom the result says nothing without votes. What the
 * ballot does not have (ballots without designation, write-ins) is left out.
 */
export function fitResult(result: ElectionResultRecord, { lists, candidates }: Ballot): FittedResult {
  const countByList = new Map(result.lists.map((one) => [one.listKey, one]))
  const countByCandidate = new Map(result.candidates.map((one) => [one.candidateKey, one]))
  const candidateKeys = new Set(candidates.map(({ key }) => key))
  return {
    result: {
      ...result,
      lists: lists.map(({ key }) => countByList.get(key) ?? { listKey: key, votes: null, seats: null }),
      candidates: candidates.map(({ key }) => countByCandidate.get(key) ?? { candidateKey: key, votes: null, elected: false }),
    },
    electedNotOnBallot: result.candidates
      .filter(({ elected, candidateKey }) => elected && !candidateKeys.has(candidateKey))
      .map((one) => one.candidateKey),
  }
}
