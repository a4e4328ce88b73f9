import type { ListCandidate, MatchPercent, MeanMatch } from '@plenara/contract'
import type { BallotRules } from '../ballot/ballot-rules.ts'
import { meanMatch, type PercentById } from '../match/list-match.ts'
import { type ListRules, renumberPositions, repetitionsOf } from './lists.ts'

/**
 * One change of one line that raises the match of a list: `strike` a name, `add` a new one on a free line, `replace` a name by a new one, or
 * `cumulate` a name of the list, on a free line or in the place of another.
 */
export interface ListImprovement {
  readonly kind: 'strike' | 'add' | 'replace' | 'cumulate'
  /** The line that changes, from 1. */
  readonly pos: number
  readonly removedId: number | null
  readonly addedId: number | null
  /** The list after the change. */
  readonly candidates: readonly ListCandidate[]
  /** Its match. */
  readonly match: MeanMatch
  /** By how many points the match rises, at least a tenth. */
  readonly gain: number
}

export interface ImprovementRules extends ListRules, Pick<BallotRules, 'minNames'> {}

type Change = Pick<ListImprovement, 'kind' | 'pos' | 'removedId' | 'addedId'>

/**
 * Alternative changes of one line that raise the match of a list: the largest gain first, then the fewest strokes of the pen. Each line is offered
 * once per kind, with the best-matching name that is allowed there; of a name that appears twice, only the last line is offered. Empty where the
 * list has no match.
 * @param percents in the order of `matchPercents`, so that the voter's seed breaks ties
 * @param rules a list that follows them still follows them after every change
 */
export function listImprovements(
  candidates: readonly ListCandidate[],
  percents: readonly MatchPercent[],
  rules: ImprovementRules,
): ListImprovement[] {
  const lines = renumberPositions(candidates)
  const percentById: PercentById = new Map(percents.map((percent) => [percent.candidateId, percent]))
  const before = meanMatch(idsOf(lines), percentById).value
  if (before === null) return []
  return changesOf(lines, percents, rules)
    .map((change) => improvementOf(lines, change, { percentById, before }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || strokesOf(a) - strokesOf(b) || a.pos - b.pos)
}

function changesOf(lines: readonly ListCandidate[], percents: readonly MatchPercent[], rules: ImprovementRules): Change[] {
  const additions = additionsOf(lines, percents, rules)
  const lastLines = lines.filter(({ id, pos }) => !lines.some((other) => other.id === id && other.pos > pos))
  const free: Change[] =
    lines.length >= rules.lines ? [] : additions.map((addition) => ({ ...addition, pos: lines.length + 1, removedId: null }))
  const inPlace = lastLines.flatMap(({ id, pos }): Change[] =>
    additions.map(({ kind, addedId }) => ({ kind: kind === 'add' ? 'replace' : kind, pos, removedId: id, addedId })),
  )
  const strikes = lastLines.map(({ id, pos }): Change => ({ kind: 'strike', pos, removedId: id, addedId: null }))
  return [...(lines.length > rules.minNames ? strikes : []), ...free, ...inPlace]
}

/** The best match that is not on the list yet, and the best one on it that may be repeated. */
function additionsOf(
  lines: readonly ListCandidate[],
  percents: readonly MatchPercent[],
  { eligibleIds, maxRepetitions }: ImprovementRules,
): { kind: 'add' | 'cumulate'; addedId: number }[] {
  const eligible = new Set(eligibleIds)
  const scored = percents.filter(({ candidateId, value }) => value !== null && eligible.has(candidateId))
  const isNamed = ({ candidateId }: MatchPercent) => repetitionsOf(lines, candidateId) > 0
  const added = scored.find((percent) => !isNamed(percent))
  const cumulated = scored.find((percent) => isNamed(percent) && repetitionsOf(lines, percent.candidateId) < maxRepetitions)
  return [
    ...(added ? [{ kind: 'add' as const, addedId: added.candidateId }] : []),
    ...(cumulated ? [{ kind: 'cumulate' as const, addedId: cumulated.candidateId }] : []),
  ]
}

function improvementOf(
  lines: readonly ListCandidate[],
  change: Change,
  { percentById, before }: { percentById: PercentById; before: number },
): ListImprovement {
  const added = change.addedId === null ? [] : [{ id: change.addedId, pos: change.pos }]
  const candidates = renumberPositions(lines.toSpliced(change.pos - 1, change.removedId === null ? 0 : 1, ...added))
  const match = meanMatch(idsOf(candidates), percentById)
  const gain = match.value === null ? 0 : Math.round(10 * (match.value - before)) / 10
  return { ...change, candidates, match, gain }
}

function idsOf(lines: readonly ListCandidate[]): number[] {
  return lines.map(({ id }) => id)
}

function strokesOf({ removedId, addedId }: Change): number {
  return (removedId === null ? 0 : 1) + (addedId === null ? 0 : 1)
}
