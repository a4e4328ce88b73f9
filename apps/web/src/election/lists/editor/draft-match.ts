import type { ListCandidate, MeanMatch } from '@plenara/contract'
import { meanMatch } from '@plenara/domain/match'
import type { ElectionLists } from '../api.ts'

/** The mean match of the lines of a draft, computed as for a saved list. */
export function draftMatch(candidates: readonly ListCandidate[], { percents }: Pick<ElectionLists, 'percents'>): MeanMatch {
  const ids = candidates.map(({ id }) => id)
  return meanMatch(ids, new Map(ids.map((id) => [id, { value: percents.get(id) ?? null }])))
}
