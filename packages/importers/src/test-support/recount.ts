import type { ElectionBundle } from '@plenara/contract'
import { recountOf } from '../recount.ts'
import type { Parsed } from '../source.ts'

/** The elections of a source. */
export async function electionsOf(parse: () => Promise<Parsed>): Promise<readonly ElectionBundle[]> {
  return (await parse()).import.elections ?? []
}

/** The seats and elected that the source gives. */
export function officialOf(bundles: readonly ElectionBundle[]) {
  return bundles.map(({ election, result }) => ({
    key: election.key,
    seats: Object.fromEntries(result?.lists.map(({ listKey, seats }) => [listKey, seats]) ?? []),
    elected: result?.candidates.flatMap(({ candidateKey, elected }) => (elected ? [candidateKey] : [])).toSorted(),
  }))
}

/** The seats and elected that the votes give. */
export function recounted(bundles: readonly ElectionBundle[]) {
  const byKey = new Map(recountOf(bundles).map((recount) => [recount.electionKey, recount]))
  return bundles.map(({ election: { key } }) => ({
    key,
    seats: Object.fromEntries(byKey.get(key)?.seats ?? []),
    elected: [...(byKey.get(key)?.elected.values() ?? [])].flatMap(({ elected }) => elected).toSorted(),
  }))
}

/** The same elections, as another law would count them. */
export function under(bundles: readonly ElectionBundle[], change: Partial<ElectionBundle['election']>): ElectionBundle[] {
  return bundles.map((bundle) => ({ ...bundle, election: { ...bundle.election, ...change } }))
}
