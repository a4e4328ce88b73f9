import { type CountedBallot, recountOf } from '@plenara/importers'

/** The seats and elected that a source gives. */
export function officialOf(ballots: readonly CountedBallot[]) {
  return ballots.map(({ election, result }) => ({
    key: election.key,
    seats: Object.fromEntries(result?.lists.map(({ listKey, seats }) => [listKey, seats]) ?? []),
    elected: result?.candidates.flatMap(({ candidateKey, elected }) => (elected ? [candidateKey] : [])).toSorted(),
  }))
}

/** The seats and elected that the votes give. */
export function recounted(ballots: readonly CountedBallot[]) {
  const byKey = new Map(recountOf(ballots).map((recount) => [recount.electionKey, recount]))
  return ballots.map(({ election: { key } }) => ({
    key,
    seats: Object.fromEntries(byKey.get(key)?.seats ?? []),
    elected: [...(byKey.get(key)?.elected.values() ?? [])].flatMap(({ elected }) => elected).toSorted(),
  }))
}
