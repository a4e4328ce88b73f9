import type { CantonCode } from '@plenara/contract'
import { DECISION_ORDER } from './decision-counts.ts'
import type { MemberDecision } from './vote-parts.ts'

/** All decisions in their order, those of a canton before the others. */
export function cantonFirst(decisions: readonly MemberDecision[], code: CantonCode | null): readonly MemberDecision[] {
  if (code === null) return decisions
  return [...decisions.filter((decision) => isOf(decision, code)), ...decisions.filter((decision) => !isOf(decision, code))]
}

/** The decisions of a canton, yes and no before the rest, each in their order. */
export function ofCanton(decisions: readonly MemberDecision[], code: CantonCode): readonly MemberDecision[] {
  return decisions
    .filter((decision) => isOf(decision, code))
    .toSorted((a, b) => DECISION_ORDER.indexOf(a.decision) - DECISION_ORDER.indexOf(b.decision))
}

function isOf({ councillor }: MemberDecision, code: CantonCode): boolean {
  return councillor.cantonCode === code
}
