import type { Decision, ParliamentImport } from '@plenara/contract'
import { groupBy } from '../group.ts'

const COUNTED = ['yes', 'no', 'abstain'] as const satisfies readonly Decision[]

/** Roll calls whose decisions do not add up to the totals that stand beside them; votes without either are not checked. */
export function rollCallContradictions({ parliamentVotes = [], decisions = [] }: ParliamentImport): string[] {
  const byVote = groupBy(decisions, ({ voteKey }) => voteKey)
  return parliamentVotes.flatMap(({ key, totals }) => {
    const given = byVote.get(key)
    if (!totals || !given) return []
    return COUNTED.flatMap((decision) => {
      const count = given.filter((one) => one.decision === decision).length
      return count === totals[decision] ? [] : [`${key}: ${count} members vote ${decision}, the total says ${totals[decision]}`]
    })
  })
}
