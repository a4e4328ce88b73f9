import { type Claimant, type Division, divideByHagenbachBischoff } from './highest-averages.ts'
import type { ListResult, SeatDistribution, SeatTie } from './list-result.ts'

/** Lists that count as one, with the parts among which their seats are divided; a single list has none. */
interface Group {
  readonly lists: readonly ListResult[]
  readonly parts: readonly Group[]
}

/**
 * Seats by list after Hagenbach-Bischoff, BPR Art. 40-42: connected lists count as one list, then their seats are divided by the
 * same steps inside the connection, and then inside each sub-connection. Ballots without a designation are no list.
 */
export function hagenbachBischoff(lists: readonly ListResult[], seats: number): SeatDistribution {
  const result = new Map<string, number>()
  const ties: SeatTie[] = []
  const share = (groups: readonly Group[], count: number): void => {
    const { won, tie } = divide(groups, count)
    if (tie) ties.push({ listKeys: tie.claimants.flatMap((index) => keysOf(groups[index])), seats: tie.seats })
    for (const [index, group] of groups.entries()) {
      const [list] = group.lists
      if (group.parts.length > 0) share(group.parts, won[index] ?? 0)
      else if (list) result.set(list.key, won[index] ?? 0)
    }
  }
  share(groupsOf(lists), seats)
  return { seats: result, ties }
}

function groupsOf(lists: readonly ListResult[]): Group[] {
  return groupBy(lists, 'connection').map((connected) => {
    const parts = groupBy(connected, 'subConnection').map((joined) => toGroup(joined, joined.map(single)))
    return toGroup(connected, parts)
  })
}

/** A group of one part is that part. */
function toGroup(lists: readonly ListResult[], parts: readonly Group[]): Group {
  const [only] = parts
  return only && parts.length === 1 ? only : { lists, parts }
}

function single(list: ListResult): Group {
  return { lists: [list], parts: [] }
}

function groupBy(lists: readonly ListResult[], field: 'connection' | 'subConnection'): ListResult[][] {
  const groups = new Map<unknown, ListResult[]>()
  for (const list of lists) {
    const name = list[field] ?? list
    const group = groups.get(name)
    if (group) group.push(list)
    else groups.set(name, [list])
  }
  return [...groups.values()]
}

function divide(groups: readonly Group[], seats: number): Division {
  return divideByHagenbachBischoff(groups.map(toClaimant), seats)
}

function toClaimant(group: Group): Claimant {
  const votes = group.lists.reduce((sum, list) => sum + BigInt(list.votes), 0n)
  return { votes, nextCandidateVotes: (won) => nextCandidateVotes(group, won) }
}

/** Votes of the candidate who would take the next seat after `won`; inside a connection, of the list that would get it. */
function nextCandidateVotes(group: Group, won: number): number | null {
  const [list] = group.lists
  if (group.parts.length === 0) return list?.candidates.map(({ votes }) => votes).toSorted((a, b) => b - a)[won] ?? null
  const [now, next] = [divide(group.parts, won), divide(group.parts, won + 1)]
  if (now.tie || next.tie) return null
  const gaining = group.parts.findIndex((_, index) => now.won[index] !== next.won[index])
  const part = group.parts[gaining]
  return part ? nextCandidateVotes(part, now.won[gaining] ?? 0) : null
}

function keysOf(group: Group | undefined): string[] {
  return group?.lists.map(({ key }) => key) ?? []
}
