import type { ResultSnapshot } from '@plenara/contract'
import { someOf } from '../some-of.ts'
import type { StrikingFact } from '../../db/schema/import-log.ts'
import type { Names, RowChange } from './changed-rows.ts'

/** From so many percent on a difference of votes is more than a correction. */
const MANY_PERCENT = 5

type Result = Pick<ResultSnapshot, 'final' | 'areas' | 'candidates' | 'lists'>

/** Whom a result elects or no longer elects, and how its votes, seats and counted areas moved. */
export function resultFacts(changes: readonly RowChange[], names: Names): StrikingFact[] {
  return changes.flatMap(({ before, after }) => {
    const electionId = Number((after ?? before)?.election_id)
    const electionName = names.elections.get(electionId) ?? `election ${electionId}`
    if (before && !after) return [{ what: 'result-removed', weight: 94, text: `${electionName}: the result is removed` }]
    const [old, next] = [before as Result | null, after as Result | null]
    return old && next ? factsOf(old, next, names).map((fact) => ({ ...fact, text: `${electionName}: ${fact.text}` })) : []
  })
}

/** The ids of all whom one of the results elects, former or new. */
export function electedIn(changes: readonly RowChange[]): number[] {
  const results = changes.flatMap(({ before, after }) => [before as Result | null, after as Result | null])
  return [...new Set(results.flatMap((result) => (result ? electedOf(result) : [])))]
}

function electedOf({ candidates }: Result): number[] {
  return candidates.flatMap((one) => (one.elected ? [one.candidateId] : []))
}

function factsOf(old: Result, next: Result, names: Names): StrikingFact[] {
  return [...electedFacts(old, next, names), ...countFacts(old, next)]
}

function electedFacts(old: Result, next: Result, names: Names): StrikingFact[] {
  const [before, after] = [new Set(electedOf(old)), new Set(electedOf(next))]
  const named = (ids: readonly number[]) => someOf(ids.map((id) => names.candidates.get(id) ?? `candidate ${id}`))
  const lost = [...before].filter((id) => !after.has(id))
  const won = [...after].filter((id) => !before.has(id))
  const sum = after.size - before.size
  return [
    ...(lost.length > 0 && won.length > 0
      ? [{ what: 'winner-changed', weight: 100, text: `elected is now ${named(won)}, no longer ${named(lost)}` }]
      : []),
    ...(lost.length > 0 && won.length === 0 ? [{ what: 'no-longer-elected', weight: 99, text: `no longer elected: ${named(lost)}` }] : []),
    ...(lost.length === 0 && won.length > 0 ? [{ what: 'newly-elected', weight: 60, text: `newly elected: ${named(won)}` }] : []),
    ...(sum < 0 ? [{ what: 'fewer-elected', weight: 98, text: `${sum} elected (${before.size} before, ${after.size} now)` }] : []),
  ]
}

function countFacts(old: Result, next: Result): StrikingFact[] {
  const votes = (result: Result) => result.candidates.reduce((sum, one) => sum + (one.votes ?? 0), 0)
  const [before, after] = [votes(old), votes(next)]
  const percent = before === 0 ? 0 : Math.round(((after - before) / before) * 1000) / 10
  const seats = new Map(old.lists.map((one) => [one.listId, one.seats]))
  const moved = next.lists.filter((one) => seats.get(one.listId) !== one.seats).length
  const [was, is] = [old.areas?.counted ?? null, next.areas?.counted ?? null]
  return [
    ...(moved > 0 ? [{ what: 'seats-changed', weight: 92, text: `${moved} lists have another number of seats` }] : []),
    ...(was !== null && is !== null && is < was
      ? [{ what: 'fewer-areas', weight: 91, text: `${is - was} counted areas (${was} before, ${is} now)` }]
      : []),
    ...(old.final && !next.final ? [{ what: 'no-longer-final', weight: 90, text: 'the result is no longer final' }] : []),
    ...(percent === 0
      ? []
      : [
          {
            what: percent < 0 ? 'fewer-votes' : 'more-votes',
            weight: percent <= -MANY_PERCENT ? 97 : 58,
            text: `votes ${percent > 0 ? '+' : ''}${percent} % (${before} before, ${after} now)`,
          },
        ]),
    ...(!old.final && next.final ? [{ what: 'final', weight: 57, text: 'the result is final' }] : []),
  ]
}
