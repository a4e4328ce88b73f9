import { RECORD_KINDS, type RecordKind } from '../../data/device/store/kinds.ts'
import type { StorageProblem } from '../../data/device/store/storage-report.ts'

/** A kind of data that could not be read, in the terms of the voter: `unknown` if the kind itself is unreadable. */
export interface Loss {
  readonly kind: RecordKind | 'unknown'
  /** The elections to which it belonged, each once; empty without an election. */
  readonly electionIds: readonly number[]
}

export interface DamageSummary {
  readonly losses: readonly Loss[]
  /** Whether there are records of a newer program. */
  readonly hasNewer: boolean
}

const ORDER = [...RECORD_KINDS, 'unknown'] as const

/** Groups problems by kind, in a fixed order. */
export function summarize(problems: readonly StorageProblem[]): DamageSummary {
  const lost = problems.filter(({ reason }) => reason !== 'newer')
  const losses = ORDER.flatMap((kind): Loss[] => {
    const those = lost.filter((problem) => (problem.kind ?? 'unknown') === kind)
    const electionIds = new Set(those.flatMap(({ electionId }) => electionId ?? []))
    return those.length === 0 ? [] : [{ kind, electionIds: [...electionIds] }]
  })
  return { losses, hasNewer: lost.length < problems.length }
}
