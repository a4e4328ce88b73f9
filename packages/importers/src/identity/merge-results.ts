import type { ElectionResultRecord } from '@plenara/contract'
import { compareDeliveries, type Delivery } from './delivery.ts'

interface Counted extends Delivery {
  readonly result: ElectionResultRecord
}

/**
 * The result that counts, with what only others tell of the same count: a final one before an interim one, the younger before the older where all
 * say when they were written, the richer before the poorer. `conflicts` is what the delivery of `current` says otherwise than the one that counts.
 */
export function mergeResults(
  deliveries: readonly Delivery[],
  current: string,
): { readonly result: ElectionResultRecord | null; readonly conflicts: readonly string[] } {
  const counted = deliveries.flatMap((one): Counted[] => (one.bundle.result ? [{ ...one, result: one.bundle.result }] : []))
  const isDated = counted.every(({ result }) => result.asOf !== undefined)
  const [best, ...others] = counted.toSorted((a, b) => compareResults(a, b, isDated))
  if (!best) return { result: null, conflicts: [] }
  let { result } = best
  const conflicts: string[] = []
  for (const other of others) {
    const differences = contradictions(best.result, other.result)
    if (differences.length === 0) result = filledResult(result, other.result)
    else if (other.format === current) conflicts.push(...differences.map((one) => `${other.format} ${one}: ${best.format} counts`))
  }
  return { result, conflicts }
}

function compareResults(a: Counted, b: Counted, isDated: boolean): number {
  const byDay = isDated ? (b.result.asOf ?? '').localeCompare(a.result.asOf ?? '') : 0
  return b.precedence - a.precedence || Number(b.result.final) - Number(a.result.final) || byDay || compareDeliveries(a, b)
}

function contradictions(best: ElectionResultRecord, other: ElectionResultRecord): string[] {
  if (best.final !== other.final)
    return [`has ${other.final ? 'a final' : 'an interim'} result, not ${best.final ? 'a final' : 'an interim'} one`]
  const people = new Map(best.candidates.map((one) => [one.candidateKey, one]))
  const lists = new Map(best.lists.map((one) => [one.listKey, one]))
  const votes = other.candidates.filter((one) => differs(people.get(one.candidateKey)?.votes, one.votes))
  const elected = other.candidates.filter((one) => (people.get(one.candidateKey)?.elected ?? one.elected) !== one.elected)
  const listVotes = other.lists.filter((one) => differs(lists.get(one.listKey)?.votes, one.votes))
  const seats = other.lists.filter((one) => differs(lists.get(one.listKey)?.seats, one.seats))
  const told = (what: string, keys: readonly string[]) => (keys.length > 0 ? [`has other ${what} (${keys.slice(0, 3).join(', ')})`] : [])
  return [
    ...told(
      `votes of ${votes.length} candidates`,
      votes.map((one) => one.candidateKey),
    ),
    ...told(
      'elected candidates',
      elected.map((one) => one.candidateKey),
    ),
    ...told(
      `votes of ${listVotes.length} lists`,
      listVotes.map((one) => one.listKey),
    ),
    ...told(
      `seats of ${seats.length} lists`,
      seats.map((one) => one.listKey),
    ),
  ]
}

function differs(a: number | null | undefined, b: number | null | undefined): boolean {
  return typeof a === 'number' && typeof b === 'number' && a !== b
}

function filledResult(base: ElectionResultRecord, other: ElectionResultRecord): ElectionResultRecord {
  const people = new Map(other.candidates.map((one) => [one.candidateKey, one]))
  const lists = new Map(other.lists.map((one) => [one.listKey, one]))
  const asOf = base.asOf ?? other.asOf
  const areas = base.areas ?? other.areas
  const ballots = base.ballots ?? other.ballots
  return {
    ...base,
    source: base.source ?? other.source,
    ...(asOf !== undefined && { asOf }),
    ...(areas && { areas }),
    ...(ballots && { ballots }),
    candidates: base.candidates.map((one) => {
      const told = people.get(one.candidateKey)
      const byLot = one.byLot ?? told?.byLot
      return { ...one, votes: one.votes ?? told?.votes ?? null, ...(byLot !== undefined && { byLot }) }
    }),
    lists: base.lists.map((one) => {
      const told = lists.get(one.listKey)
      const additionalVotes = one.additionalVotes ?? told?.additionalVotes
      return {
        ...one,
        votes: one.votes ?? told?.votes ?? null,
        seats: one.seats ?? told?.seats ?? null,
        ...(additionalVotes !== undefined && { additionalVotes }),
      }
    }),
  }
}
