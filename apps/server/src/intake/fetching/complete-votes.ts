import { mergeParliament, type PageRow, type ParliamentParsed } from '@plenara/importers'

/** A response as far as it was read. */
type Part = Pick<ParliamentParsed, 'import' | 'problems'>

const VOTE_KEY = /^parliament\/(\d+)$/

/** The number that the parliament gives a vote. */
export function voteNumberOf(key: string): number {
  return Number(VOTE_KEY.exec(key)?.[1])
}

/** The votes of which every row of the service became a decision. */
export function completeVotes({ rows, parts }: { readonly rows: readonly PageRow[]; readonly parts: readonly Part[] }): Set<number> {
  const sent = new Map<number, Set<unknown>>()
  for (const row of rows) if (row.vote !== null) setOf(sent, row.vote).add(row.id ?? row)
  const read = new Map<number, Set<unknown>>()
  for (const { voteKey, councillorKey } of parts.flatMap((part) => part.import.decisions ?? []))
    setOf(read, voteNumberOf(voteKey)).add(councillorKey)
  return new Set([...sent].filter(([vote, all]) => read.get(vote)?.size === all.size).map(([vote]) => vote))
}

function setOf(sets: Map<number, Set<unknown>>, vote: number): Set<unknown> {
  const set = sets.get(vote) ?? new Set()
  sets.set(vote, set)
  return set
}

/** What was read, of votes and their decisions only those of the given numbers. */
export function onlyVotes(
  parts: readonly Part[],
  { votes, decisions }: { readonly votes: ReadonlySet<number>; readonly decisions: ReadonlySet<number> },
): Part {
  const { parliamentVotes = [], decisions: decided = [], ...rest } = mergeParliament(parts.map((part) => part.import))
  const keptVotes = parliamentVotes.filter(({ key }) => votes.has(voteNumberOf(key)))
  const keptDecisions = decided.filter(({ voteKey }) => decisions.has(voteNumberOf(voteKey)))
  return {
    import: {
      ...rest,
      ...(keptVotes.length > 0 && { parliamentVotes: keptVotes }),
      ...(keptDecisions.length > 0 && { decisions: keptDecisions }),
    },
    problems: parts.flatMap(({ problems }) => problems),
  }
}
