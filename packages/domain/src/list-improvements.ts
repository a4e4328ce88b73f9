import type { ListCandidate, MatchPercent, MeanMatch } from '@plenara/contract'
import type { BallotRules } from './ballot/ballot-rules.ts'
import { meanMatch, type PercentById } from './list-match.ts'
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
 * The changes of one line that raise the match of a list, alternatives to each other: most gain first, of equal gain the one with fewer strokes of
 * the pen first. Each line is offered once a kind, with the best match that may stand there; of a name that stands twice the last line.
 * None where the match of the list is not known.
 * @param percents in the order of `matchPercents`, so that the voter's seed decides between equals
 * @param rules kept by every change of a list that keeps them
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

/** The best match that is not on the list yet, and the best on it that may stand there once more. */
function additionsOf(
  lines: readonly ListCandidate[],
  percents: readonly MatchPercent[],
  { eligibleIds, maxRepetitions }: ImprovementRules,
): { kind: 'add' | 'cumulate'; addedId: number }[] {
  const eligible = new Set(eligibleIds)
  const known = percents.filter(({ candidateId, value }) => value !== null && eligible.has(candidateId))
  const isNamed = ({ candidateId }: MatchPercent) => repetitionsOf(lines, candidateId) > 0
  const added = known.find((percent) => !isNamed(percent))
  const cumulated = known.find((percent) => isNamed(percent) && repetitionsOf(lines, percent.candidateId) < maxRepetitions)
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
