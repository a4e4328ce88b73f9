import { biproportional } from './biproportional.ts'
import { divideBySainteLague } from './highest-averages.ts'
import { plus, type Ratio, ratio, toNumber } from './ratio.ts'

/** A list of a constituency; the lists of a party in all constituencies are one group, with the same number on the ballot. */
export interface GroupedList {
  readonly group: string
  /** Party votes, a whole number. */
  readonly votes: number
}

export interface Constituency {
  readonly key: string
  readonly seats: number
  readonly lists: readonly GroupedList[]
}

/** A share of votes as an exact fraction. */
export interface Share {
  readonly parts: number
  readonly of: number
}

/** The differences between doubly proportional elections. */
export interface DoubleProportionalRules {
  /** A group that reaches one of these shares of the party votes takes part; without a quorum every group does. */
  readonly quorum: { readonly total: Share | null; readonly inOneConstituency: Share | null }
  /** Whether the list with the most votes of a constituency, if it is the only one, gets at least one seat of its group there. */
  readonly strongestListSeat: boolean
}

export interface GroupSeats {
  readonly group: string
  /** Party votes divided by the seats of the constituency, added up; rounded for display only. */
  readonly voters: number
  readonly reachesQuorum: boolean
  /** Without seats that only the lot can give. */
  readonly seats: number
}

/** Why seats could not be distributed: no distribution fits, or a group has more strongest lists than seats. */
export type DoubleProportionalFailure = 'no_solution' | 'too_many_strongest_lists'

export interface DoubleProportionalSeats {
  readonly groups: readonly GroupSeats[]
  /** Seats by constituency and group; empty if the groups are tied or `failure` is set. */
  readonly seats: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly groupTie: { readonly groups: readonly string[]; readonly seats: number } | null
  /** Lists among which only the lot can give the seats that are missing. */
  readonly listTies: readonly { readonly constituency: string; readonly group: string }[]
  readonly divisors: { readonly constituencies: readonly number[]; readonly groups: readonly number[] } | null
  readonly failure: DoubleProportionalFailure | null
}

/**
 * Doubly proportional distribution (double Pukelsheim). Upper: groups over the quorum share all seats by their voters (party votes /
 * seats of the constituency) with standard rounding, which is Sainte-Laguë. Lower: the seats of each group are placed in the
 * constituencies by divisors of groups and constituencies. Graubünden: Grossratswahlgesetz (BR 150.400).
 */
export function doubleProportional(constituencies: readonly Constituency[], rules: DoubleProportionalRules): DoubleProportionalSeats {
  const names = [...new Set(constituencies.flatMap(({ lists }) => lists.map(({ group }) => group)))]
  const entitled = names.filter((group) => reachesQuorum(constituencies, group, rules))
  const total = constituencies.reduce((sum, { seats }) => sum + seats, 0)
  const upper = divideBySainteLague(claimantsOf(constituencies, entitled), total)
  const won = new Map(entitled.map((group, index) => [group, upper.won[index] ?? 0]))
  const groups = names.map((group) => ({
    group,
    voters: toNumber(votersOf(constituencies, group)),
    reachesQuorum: won.has(group),
    seats: won.get(group) ?? 0,
  }))
  const nothing = { groups, seats: new Map(), groupTie: null, listTies: [], divisors: null, failure: null }
  if (entitled.length === 0) return { ...nothing, failure: 'no_solution' }
  if (upper.tie) {
    const tied = upper.tie.claimants.flatMap((index) => entitled[index] ?? [])
    return { ...nothing, groupTie: { groups: tied, seats: upper.tie.seats } }
  }
  return {
    ...nothing,
    ...placeSeats(
      constituencies,
      groups.filter(({ seats }) => seats > 0),
      rules,
    ),
  }
}

function reachesQuorum(constituencies: readonly Constituency[], group: string, { quorum }: DoubleProportionalRules): boolean {
  if (!quorum.total && !quorum.inOneConstituency) return true
  const inAll = { votes: sum(constituencies, (constituency) => votesOf(constituency, group)), of: sum(constituencies, allVotes) }
  if (quorum.total && isShare(inAll, quorum.total)) return true
  const share = quorum.inOneConstituency
  return (
    share !== null &&
    constituencies.some((constituency) => isShare({ votes: votesOf(constituency, group), of: allVotes(constituency) }, share))
  )
}

function isShare({ votes, of }: { readonly votes: number; readonly of: number }, share: Share): boolean {
  return votes > 0 && BigInt(votes) * BigInt(share.of) >= BigInt(of) * BigInt(share.parts)
}

function claimantsOf(constituencies: readonly Constituency[], groups: readonly string[]) {
  const voters = groups.map((group) => votersOf(constituencies, group))
  const common = voters.reduce((product, { d }) => (product % d === 0n ? product : product * d), 1n)
  return voters.map(({ n, d }) => ({ votes: (n * common) / d, nextCandidateVotes: () => null }))
}

function votersOf(constituencies: readonly Constituency[], group: string): Ratio {
  return constituencies
    .map((constituency) => ratio(BigInt(votesOf(constituency, group)), BigInt(constituency.seats)))
    .reduce(plus, ratio(0n))
}

function placeSeats(constituencies: readonly Constituency[], groups: readonly GroupSeats[], rules: DoubleProportionalRules) {
  const atLeastOne = constituencies.map((constituency) => {
    const strongest = rules.strongestListSeat ? strongestGroup(constituency) : null
    return groups.map(({ group }) => group === strongest)
  })
  const isOverdrawn = groups.some(({ seats }, column) => seats < atLeastOne.filter((row) => row[column]).length)
  if (isOverdrawn) return { failure: 'too_many_strongest_lists' as const }
  const placed = biproportional({
    votes: constituencies.map((constituency) => groups.map(({ group }) => BigInt(votesOf(constituency, group)))),
    rowSeats: constituencies.map(({ seats }) => seats),
    columnSeats: groups.map(({ seats }) => seats),
    atLeastOne,
  })
  if (!placed) return { failure: 'no_solution' as const }
  const rows = constituencies.map(({ key }, row) => {
    return [key, new Map(groups.map(({ group }, column) => [group, placed.seats[row]?.[column] ?? 0]))] as const
  })
  return {
    seats: new Map(rows),
    listTies: placed.ties.flatMap(([row, column]) => {
      const [constituency, group] = [constituencies[row], groups[column]]
      return constituency && group ? [{ constituency: constituency.key, group: group.group }] : []
    }),
    divisors: { constituencies: placed.rowDivisors, groups: placed.columnDivisors },
  }
}

/** The group with the most votes of a constituency, null if two have equally many. */
function strongestGroup(constituency: Constituency): string | null {
  const [first, second] = constituency.lists.toSorted((a, b) => b.votes - a.votes)
  return first && first.votes > (second?.votes ?? 0) ? first.group : null
}

function votesOf(constituency: Constituency, group: string): number {
  return sum(constituency.lists, (list) => (list.group === group ? list.votes : 0))
}

function allVotes(constituency: Constituency): number {
  return sum(constituency.lists, ({ votes }) => votes)
}

function sum<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0)
}
