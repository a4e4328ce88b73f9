import { RECORD_KINDS, type RecordKind } from '../../data/device/store/kinds.ts'
import type { StorageProblem } from '../../data/device/store/storage-report.ts'

/** What could not be read, in the words of the voter: `unknown` where nobody can tell any more what it was. */
export interface Loss {
  readonly kind: RecordKind | 'unknown'
  /** The elections that it belonged to, each once; none where it belonged to no election. */
  readonly electionIds: readonly number[]
}

export interface DamageSummary {
  readonly losses: readonly Loss[]
  /** Something waits for the newer program that wrote it. */
  readonly hasNewer: boolean
}

const ORDER = [...RECORD_KINDS, 'unknown'] as const

/** Puts together what belongs together, in an order of its own. */
export function summarize(problems: readonly StorageProblem[]): DamageSummary {
  const lost = problems.filter(({ reason }) => reason !== 'newer')
  const losses = ORDER.flatMap((kind): Loss[] => {
    const those = lost.filter((problem) => (problem.kind ?? 'unknown') === kind)
    const electionIds = new Set(those.flatMap(({ electionId }) => electionId ?? []))
    return those.length === 0 ? [] : [{ kind, electionIds: [...electionIds] }]
  })
  return { losses, hasNewer: lost.length < problems.length }
}
