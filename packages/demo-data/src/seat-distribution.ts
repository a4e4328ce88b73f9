import { groupBy } from './group-by.ts'

/** A list at the distribution of seats: its votes, and the lists with which it counts as one. */
export interface ListVotes {
  readonly key: string
  readonly votes: number
  readonly connection: string | null
  readonly subConnection: string | null
}

interface Group {
  readonly votes: number
  readonly lists: readonly ListVotes[]
}

type Divide = (groups: readonly Group[], seats: number) => number[]

/**
 * Seats per list by Hagenbach-Bischoff, BPR Art. 40-42: connected lists count as one, then the seats are divided
 * inside each connection and inside each sub-connection. What would go to the lot goes to the first list.
 */
export function hagenbachBischoff(lists: readonly ListVotes[], seats: number): ReadonlyMap<string, number> {
  const result = new Map<string, number>()
  const divide: Divide = (groups, count) => {
    const total = sum(groups.map((group) => group.votes))
    const quotient = Math.floor(total / (count + 1)) + 1
    const given = groups.map((group) => Math.floor(group.votes / quotient))
    const remainders = groups.map((group) => group.votes % quotient)
    return fillUp(groups, given, { seats: count, divisor: (won) => won + 1, remainders })
  }
  for (const [group, won] of shares(groupsOf(lists, connectionOf), seats, divide)) {
    for (const [part, partWon] of shares(groupsOf(group.lists, subConnectionOf), won, divide)) {
      for (const [single, seatsWon] of shares(groupsOf(part.lists, keyOf), partWon, divide)) {
        for (const list of single.lists) result.set(list.key, seatsWon)
      }
    }
  }
  return result
}

/** Seats per list by Sainte-Laguë (divisors 1, 3, 5 …), without connections or a threshold, as in Basel-Stadt. */
export function sainteLague(lists: readonly ListVotes[], seats: number): ReadonlyMap<string, number> {
  const groups = groupsOf(lists, keyOf)
  const start = groups.map(() => 0)
  const won = fillUp(groups, start, { seats, divisor: (count) => 2 * count + 1, remainders: [] })
  return new Map(groups.flatMap((group, index) => group.lists.map((list) => [list.key, won[index] ?? 0])))
}

const connectionOf = (list: ListVotes) => list.connection ?? `list ${list.key}`
const subConnectionOf = (list: ListVotes) => list.subConnection ?? `list ${list.key}`
const keyOf = (list: ListVotes) => list.key

function groupsOf(lists: readonly ListVotes[], groupOf: (list: ListVotes) => string): Group[] {
  const groups = groupBy(lists, groupOf)
  return [...groups.values()].map((members) => ({ votes: sum(members.map((list) => list.votes)), lists: members }))
}

function shares(groups: readonly Group[], seats: number, divide: Divide): [Group, number][] {
  const won = divide(groups, seats)
  return groups.map((group, index) => [group, won[index] ?? 0])
}

interface Rule {
  readonly seats: number
  readonly divisor: (won: number) => number
  /** What the first division left over, per group; decides between equal quotients. */
  readonly remainders: readonly number[]
}

/** Gives the seats that are left one by one to the largest votes divided by the divisor of the seats won so far. */
function fillUp(groups: readonly Group[], given: readonly number[], rule: Rule): number[] {
  const won = [...given]
  for (let left = rule.seats - sum(won); left > 0; left--) {
    const best = strongest(groups, won, rule)
    won[best] = (won[best] ?? 0) + 1
  }
  return won
}

/** The group with the largest quotient; of equal ones that with the larger remainder, then with more votes (BPR Art. 41). */
function strongest(groups: readonly Group[], won: readonly number[], rule: Rule): number {
  const ranked = groups.map(({ votes }, index) => ({
    index,
    votes,
    divisor: rule.divisor(won[index] ?? 0),
    remainder: rule.remainders[index] ?? 0,
  }))
  ranked.sort((a, b) => b.votes * a.divisor - a.votes * b.divisor || b.remainder - a.remainder || b.votes - a.votes)
  return ranked[0]?.index ?? 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
