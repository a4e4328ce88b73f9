import type { BallotRules } from './ballot-rules.ts'

/** What a finding does: the whole ballot is invalid, a name is struck, empty lines are lost, or it only explains the count. */
export type FindingEffect = 'invalid' | 'struck' | 'lost' | 'explains'

interface FindingKind {
  readonly effect: FindingEffect
  /** The article where the National Council is elected proportionally; null if that cannot happen. */
  readonly proportional: string | null
  /** The article where its only seat is elected by majority. */
  readonly majority: string | null
}

/** Every finding about a ballot with its article of federal law (BPR = SR 161.1). */
export const BALLOT_FINDINGS = {
  no_valid_name: { effect: 'invalid', proportional: 'BPR 38(1)a', majority: null },
  several_persons: { effect: 'invalid', proportional: null, majority: 'BPR 49(1)a' },
  not_official: { effect: 'invalid', proportional: 'BPR 38(1)b', majority: 'BPR 49(1)b' },
  not_handwritten: { effect: 'invalid', proportional: 'BPR 38(1)c', majority: 'BPR 49(1)c' },
  marked: { effect: 'invalid', proportional: 'BPR 38(1)d', majority: 'BPR 49(1)d' },
  several_ballots: { effect: 'invalid', proportional: 'BPR 38(4)', majority: 'BPR 49(2)' },
  card_unsigned: { effect: 'invalid', proportional: 'BPR 38(4)', majority: 'BPR 49(2)' },
  not_eligible: { effect: 'struck', proportional: 'BPR 37(3)', majority: null },
  candidacy_annulled: { effect: 'struck', proportional: 'BPR 38(2)b', majority: null },
  ditto_mark: { effect: 'struck', proportional: 'BPR 35(3)', majority: null },
  other_list: { effect: 'struck', proportional: null, majority: null },
  repeated_too_often: { effect: 'struck', proportional: 'BPR 38(2)a', majority: null },
  surplus_name: { effect: 'struck', proportional: 'BPR 38(3)', majority: null },
  heading_missing: { effect: 'lost', proportional: 'BPR 37(1)', majority: null },
  heading_ambiguous: { effect: 'lost', proportional: 'BPR 37(1)', majority: null },
  empty_lines: { effect: 'lost', proportional: null, majority: null },
  designation_overrules_number: { effect: 'explains', proportional: 'BPR 37(4)', majority: null },
  region_decides: { effect: 'explains', proportional: 'BPR 37(2)', majority: null },
  parent_list_decides: { effect: 'explains', proportional: 'BPR 37(2bis)', majority: null },
  deceased_counts: { effect: 'explains', proportional: 'BPR 36', majority: null },
} as const satisfies Record<string, FindingKind>

export type BallotFindingCode = keyof typeof BALLOT_FINDINGS

export interface BallotFinding {
  readonly code: BallotFindingCode
  readonly effect: FindingEffect
  /** As in `BPR 38(3)`; null under cantonal law and where federal law is silent. */
  readonly article: string | null
  /** The index of the mention that it is about; null if it is about the whole ballot. */
  readonly mention: number | null
}

/** A finding with the article that applies under these rules. */
export function findingOf(code: BallotFindingCode, rules: BallotRules, mention: number | null = null): BallotFinding {
  const kind = BALLOT_FINDINGS[code]
  const article = rules.seatMethod === 'majority' ? kind.majority : kind.proportional
  return { code, effect: kind.effect, article: rules.law === 'federal' ? article : null, mention }
}
