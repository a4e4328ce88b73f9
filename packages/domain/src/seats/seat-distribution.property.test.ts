import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BiproportionalInput, biproportional } from './biproportional.ts'
import { type Constituency, type DoubleProportionalSeats, doubleProportional } from './double-proportional.ts'
import { electedOf } from './elected.ts'
import { hagenbachBischoff } from './hagenbach-bischoff.ts'
import type { ListResult, SeatDistribution } from './list-result.ts'
import { sainteLague } from './sainte-lague.ts'

const place = fc.constantFrom<[string | null, string | null]>([null, null], ['A', null], ['A', 'A1'], ['A', 'A2'], ['B', null], ['B', 'B1'])
const lists = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), place), { minLength: 1, maxLength: 12 })
  .map((entries) => entries.map(([votes, [connection, subConnection]], index) => toList(`L${index}`, votes, { connection, subConnection })))
const smallLists = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), place), { minLength: 2, maxLength: 8 })
  .map((entries) => entries.map(([votes, [connection, subConnection]], index) => toList(`L${index}`, votes, { connection, subConnection })))
const seatCount = fc.integer({ min: 1, max: 36 })

function toList(key: string, votes: number, connections: Pick<ListResult, 'connection' | 'subConnection'>): ListResult {
  return { key, votes, ...connections, candidates: [{ key: `${key}.1`, votes }] }
}

function total({ seats, ties }: SeatDistribution): number {
  return [...seats.values(), ...ties.map((tie) => tie.seats)].reduce((sum, count) => sum + count, 0)
}

const METHODS = { hagenbachBischoff, sainteLague }
describe.each(Object.entries(METHODS))('%s', (_, distribute) => {
  test('seats and seats at stake are the seats', () => {
    fc.assert(
      fc.property(fc.oneof(lists, smallLists), seatCount, (all, count) => {
        expect(total(distribute(all, count))).toBe(count)
      }),
    )
  })

  test('the order of the lists changes nothing', () => {
    const orders = fc
      .oneof(lists, smallLists)
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
    const plain = ({ seats, ties }: SeatDistribution) => ({
      seats: Object.fromEntries(seats),
      ties: ties.map((tie) => `${tie.seats} ${tie.listKeys.toSorted().join(' ')}`).toSorted(),
    })
    fc.assert(
      fc.property(orders, seatCount, ([all, shuffled], count) => {
        expect(plain(distribute(shuffled, count))).toEqual(plain(distribute(all, count)))
      }),
    )
  })

  test('without connections a further seat takes no seat from any list (house monotonicity)', () => {
    fc.assert(
      fc.property(lists, seatCount, (connected, count) => {
        const all = connected.map((list) => ({ ...list, connection: null, subConnection: null }))
        const [before, after] = [distribute(all, count), distribute(all, count + 1)]
        for (const [key, won] of before.seats) expect(after.seats.get(key)).toBeGreaterThanOrEqual(won)
      }),
    )
  })

  test('more votes never mean fewer seats, without connections', () => {
    fc.assert(
      fc.property(fc.oneof(lists, smallLists), seatCount, (connected, count) => {
        const all = connected.map((list) => ({ ...list, connection: null, subConnection: null }))
        const { seats } = distribute(all, count)
        const sorted = all.toSorted((a, b) => b.votes - a.votes).map(({ key }) => seats.get(key) ?? 0)
        expect(sorted).toEqual(sorted.toSorted((a, b) => b - a))
      }),
    )
  })
})

test('Hagenbach-Bischoff gives every connection what it would give a single list with its votes', () => {
  fc.assert(
    fc.property(lists, seatCount, (all, count) => {
      const names = [...new Set(all.map(({ connection, key }) => connection ?? key))]
      const merged = names.map((name) => {
        const members = all.filter(({ connection, key }) => (connection ?? key) === name)
        return toList(
          name,
          members.reduce((sum, { votes }) => sum + votes, 0),
          { connection: null, subConnection: null },
        )
      })
      const [whole, parts] = [hagenbachBischoff(merged, count), hagenbachBischoff(all, count)]
      if (whole.ties.length + parts.ties.length > 0) return
      for (const name of names) {
        const won = all.filter(({ connection, key }) => (connection ?? key) === name).map(({ key }) => parts.seats.get(key) ?? 0)
        expect(won.reduce((sum, count_) => sum + count_, 0)).toBe(whole.seats.get(name))
      }
    }),
  )
})

const cell = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 20_000 }) }, { weight: 1, arbitrary: fc.constant(0) })
const cantons = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.array(cell, { minLength: 4, maxLength: 4 })), {
  minLength: 1,
  maxLength: 7,
})

test('doubly proportional: rows, columns and the whole keep their seats, and the divisors give every cell', () => {
  fc.assert(
    fc.property(cantons, fc.boolean(), (rows, strongestListSeat) => {
      const constituencies = rows.map(([seats, votes], index) => ({
        key: `C${index}`,
        seats,
        lists: votes.map((count, group) => ({ group: `G${group}`, votes: count })),
      }))
      const result = doubleProportional(constituencies, { quorum: { total: null, inOneConstituency: null }, strongestListSeat })
      if (result.failure || result.groupTie || result.listTies.length > 0) return
      expectSums(constituencies, result)
      expectQuotients(constituencies, result, strongestListSeat)
    }),
    { numRuns: 200 },
  )
})

function expectSums(constituencies: readonly Constituency[], { seats: rows, groups }: DoubleProportionalSeats): void {
  for (const { key, seats } of constituencies) {
    expect([...(rows.get(key)?.values() ?? [])].reduce((sum, won) => sum + won, 0)).toBe(seats)
  }
  for (const { group, seats } of groups) {
    expect([...rows.values()].reduce((sum, row) => sum + (row.get(group) ?? 0), 0)).toBe(seats)
  }
}

/** Votes divided by both divisors, rounded, are the seats; only the strongest list may have its one seat with less. */
function expectQuotients(constituencies: readonly Constituency[], result: DoubleProportionalSeats, strongestListSeat: boolean): void {
  const groups = result.groups.filter(({ seats }) => seats > 0).map(({ group }) => group)
  for (const [row, { key, lists: ofRow }] of constituencies.entries()) {
    const most = Math.max(...ofRow.map(({ votes }) => votes))
    for (const [column, group] of groups.entries()) {
      const votes = ofRow.find((list) => list.group === group)?.votes ?? 0
      const seats = result.seats.get(key)?.get(group) ?? 0
      const quotient = votes / ((result.divisors?.constituencies[row] ?? 0) * (result.divisors?.groups[column] ?? 0))
      const least = strongestListSeat && votes === most && seats === 1 ? 0 : seats - 0.5
      expect(quotient).toBeLessThanOrEqual(seats + 0.5 + 1e-9)
      expect(quotient).toBeGreaterThanOrEqual(least - 1e-9)
    }
  }
}

test('biproportional: no other table with the same sums is better for the product of the divided votes (all small tables tried)', () => {
  const small = fc.tuple(
    fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 4, maxLength: 4 }),
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 4 }),
  )
  fc.assert(
    fc.property(small, fc.nat(8), ([votes, first, second], share) => {
      const seats = first + second
      const columnSeats = [Math.min(share, seats), seats - Math.min(share, seats)]
      const [a = 0, b = 0, c = 0, d = 0] = votes
      const input: BiproportionalInput = {
        votes: [
          [BigInt(a), BigInt(b)],
          [BigInt(c), BigInt(d)],
        ],
        rowSeats: [first, second],
        columnSeats,
        atLeastOne: [],
      }
      const result = biproportional(input)
      const worth = (count: number, cellVotes: number) =>
        Array.from({ length: count }, (_, index) => Math.log(cellVotes / (index + 0.5))).reduce((sum, value) => sum + value, 0)
      const tables = Array.from({ length: first + 1 }, (_, x) => [
        x,
        first - x,
        (columnSeats[0] ?? 0) - x,
        second - (columnSeats[0] ?? 0) + x,
      ])
      const possible = tables.filter((cells) => cells.every((count) => count >= 0))
      const value = (cells: readonly number[]) => cells.reduce((sum, count, index) => sum + worth(count, votes[index] ?? 0), 0)
      const best = Math.max(...possible.map(value))
      const optimal = possible.filter((cells) => value(cells) > best - 1e-9)
      if (optimal.length > 1) expect(result?.ties.length).toBe(4)
      else expect([result?.seats.flat(), result?.ties]).toEqual([optimal[0], []])
    }),
    { numRuns: 300 },
  )
})

test('elected, tied, vacant: together the seats of the list', () => {
  const candidates = fc.array(fc.nat(5), { maxLength: 8 }).map((votes) => votes.map((count, index) => ({ key: `${index}`, votes: count })))
  fc.assert(
    fc.property(candidates, fc.nat(10), (people, seats) => {
      const { elected, tie, vacant, replacements } = electedOf(people, seats)
      expect(elected.length + (tie?.seats ?? 0) + vacant).toBe(seats)
      expect(elected.length + (tie?.candidateKeys.length ?? 0) + replacements.flat().length).toBe(people.length)
    }),
  )
})
