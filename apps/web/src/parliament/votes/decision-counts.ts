import type { Decision } from '@plenara/contract'
import { DECISIONS } from '@plenara/contract/parliament-constants'
import type { MemberDecision } from './vote-parts.ts'

export type DecisionCounts = Readonly<Record<Decision, number>>

const NONE: DecisionCounts = { yes: 0, no: 0, abstain: 0, absent: 0, excused: 0, president: 0 }

/** The order of display: counted decisions first. */
export const DECISION_ORDER: readonly Decision[] = ['yes', 'no', 'abstain', 'excused', 'absent', 'president']

/** The number of members by decision. */
export function countDecisions(decisions: readonly MemberDecision[]): DecisionCounts {
  const counts = { ...NONE }
  for (const { decision } of decisions) counts[decision] += 1
  return counts
}

/** The number of members who took no side: excused, absent or in the chair. */
export function missingOf(counts: DecisionCounts): number {
  return counts.excused + counts.absent + counts.president
}

export interface DecidedGroup {
  /** The id of the party or group; null for members without one. */
  readonly id: number | null
  readonly counts: DecisionCounts
  readonly size: number
}

/** The decisions by party or group, the largest first, members without one last; equal ones by id. */
export function groupDecisions(decisions: readonly MemberDecision[], by: 'partyId' | 'groupId'): DecidedGroup[] {
  const members = new Map<number | null, MemberDecision[]>()
  for (const decision of decisions) {
    const key = decision.councillor[by]
    members.set(key, [...(members.get(key) ?? []), decision])
  }
  return [...members]
    .map(([id, group]) => ({ id, counts: countDecisions(group), size: group.length }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || b.size - a.size || (a.id ?? 0) - (b.id ?? 0))
}

/** The decision of the address, or null for all. */
export function decisionOf(value: string | null): Decision | null {
  return DECISIONS.find((decision) => decision === value) ?? null
}
