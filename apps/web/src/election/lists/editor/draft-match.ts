import type { ListCandidate, MeanMatch } from '@plenara/contract'
import { meanMatch } from '@plenara/domain/match'
import type { ElectionLists } from '../api.ts'

/** The mean match of the lines of a draft, as the match of a saved list is counted. */
export function draftMatch(candidates: readonly ListCandidate[], { percents }: Pick<ElectionLists, 'percents'>): MeanMatch {
  const ids = candidates.map(({ id }) => id)
  return meanMatch(ids, new Map(ids.map((id) => [id, { value: percents.get(id) ?? null }])))
}
