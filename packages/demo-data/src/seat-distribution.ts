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
 * inside each connection and inside each sub-connection. Real ties are not expected of generated votes; the first list wins them.
 */
export function hagenbachBischoff(lists: readonly ListVotes[], seats: number): ReadonlyMap<string, number> {
  const result = new Map<string, number>()
  const divide: Divide = (groups, count) => {
    const total = sum(groups.map((group) => group.votes))
    const quotient = Math.floor(total / (count + 1)) + 1
    const given = groups.map((group) => Math.floor(group.votes / quotient))
    return fillUp(groups, given, { seats: count, divisor: (won) => won + 1 })
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
  const won = fillUp(groups, start, { seats, divisor: (count) => 2 * count + 1 })
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

/** Gives the seats that are left one by one to the largest votes divided by the divisor of the seats won so far. */
function fillUp(groups: readonly Group[], given: readonly number[], rule: { seats: number; divisor: (won: number) => number }): number[] {
  const won = [...given]
  for (let left = rule.seats - sum(won); left > 0; left--) {
    const quotients = groups.map((group, index) => group.votes / rule.divisor(won[index] ?? 0))
    const best = quotients.indexOf(Math.max(...quotients))
    won[best] = (won[best] ?? 0) + 1
  }
  return won
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
