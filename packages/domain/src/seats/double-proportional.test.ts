import { describe, expect, test } from 'vitest'
import { type Constituency, type DoubleProportionalRules, doubleProportional } from './double-proportional.ts'

const PLAIN: DoubleProportionalRules = { quorum: { total: null, inOneConstituency: null }, strongestListSeat: false }

function constituency(key: string, seats: number, votes: Readonly<Record<string, number>>): Constituency {
  return { key, seats, lists: Object.entries(votes).map(([group, count]) => ({ group, votes: count })) }
}

function table(constituencies: readonly Constituency[], rules: DoubleProportionalRules = PLAIN) {
  const { seats, groups } = doubleProportional(constituencies, rules)
  const rows = [...seats].map(([key, row]) => [key, Object.fromEntries(row)] as const)
  return { rows: Object.fromEntries(rows), groups: Object.fromEntries(groups.map(({ group, seats }) => [group, seats])) }
}

/** The worked example of the encyclopedia article on biproportional apportionment; its votes are voters here. */
const EXAMPLE = [
  constituency('I', 7, { A: 123 * 7, B: 912 * 7, C: 312 * 7 }),
  constituency('II', 5, { A: 45 * 5, B: 714 * 5, C: 255 * 5 }),
  constituency('III', 8, { A: 815 * 8, B: 414 * 8, C: 215 * 8 }),
]

describe('doubly proportional distribution', () => {
  test('groups share the seats of the whole by their voters, constituencies keep theirs', () => {
    const { rows, groups } = table(EXAMPLE)
    expect(groups).toEqual({ A: 5, B: 11, C: 4 })
    expect(rows).toEqual({ I: { A: 1, B: 4, C: 2 }, II: { A: 0, B: 4, C: 1 }, III: { A: 4, B: 3, C: 1 } })
  })

  test('votes count by the seats of the constituency: a ballot has as many votes as seats', () => {
    const { groups } = table([constituency('I', 9, { A: 9000, B: 0 }), constituency('II', 1, { A: 0, B: 1000 })])
    expect(groups).toEqual({ A: 5, B: 5 })
  })

  test('a group under the quorum takes no part; exactly the share is enough', () => {
    const quorum = { total: { parts: 3, of: 100 }, inOneConstituency: null }
    const rules = { quorum, strongestListSeat: false }
    const at = (votes: number) => doubleProportional([constituency('I', 40, { A: 1000 - votes, B: votes })], rules).groups
    expect(at(30)[1]).toMatchObject({ reachesQuorum: true, seats: 1 })
    expect(at(29)[1]).toMatchObject({ reachesQuorum: false, seats: 0 })
  })

  test('the share of one constituency is enough where the law allows it', () => {
    const rules = { quorum: { total: { parts: 3, of: 100 }, inOneConstituency: { parts: 5, of: 100 } }, strongestListSeat: false }
    const { groups } = doubleProportional([constituency('I', 30, { A: 9000, B: 0 }), constituency('II', 2, { A: 95, B: 5 })], rules)
    expect(groups[1]).toMatchObject({ group: 'B', reachesQuorum: true })
  })

  test('the strongest list of a constituency gets at least one seat, if it is the only one', () => {
    const constituencies = [constituency('I', 2, { A: 200, B: 100 }), constituency('II', 1, { A: 10, B: 11 })]
    expect(table(constituencies).rows.II).toEqual({ A: 1, B: 0 })
    expect(table(constituencies, { ...PLAIN, strongestListSeat: true }).rows).toEqual({ I: { A: 2, B: 0 }, II: { A: 0, B: 1 } })
    const equal = [constituency('I', 2, { A: 200, B: 99 }), constituency('II', 1, { A: 10, B: 10 })]
    expect(table(equal, { ...PLAIN, strongestListSeat: true })).toEqual(table(equal))
  })

  test('more strongest lists than seats of the group have no solution, which is reported', () => {
    const small = ['I', 'II', 'III'].map((key) => constituency(key, 1, { A: 11, B: 5, C: 10 }))
    expect(doubleProportional(small, { ...PLAIN, strongestListSeat: true })).toMatchObject({ failure: 'too_many_strongest_lists' })
  })

  test('seats of a group that no list can take have no solution, which is reported', () => {
    const constituencies = [constituency('I', 1, { A: 100 }), constituency('II', 3, { B: 30, A: 0 })]
    expect(doubleProportional(constituencies, PLAIN).failure).toBe('no_solution')
    expect(doubleProportional([], PLAIN).failure).toBe('no_solution')
  })

  test('a tie between groups is named and nothing is placed', () => {
    const { groupTie, seats, groups } = doubleProportional([constituency('I', 1, { A: 10, B: 10 })], PLAIN)
    expect(groupTie).toEqual({ groups: ['A', 'B'], seats: 1 })
    expect([seats.size, groups.map((group) => group.seats)]).toEqual([0, [0, 0]])
  })

  test('a tie between lists is named; the seats that all solutions share are placed', () => {
    const constituencies = [constituency('I', 1, { A: 10, B: 10 }), constituency('II', 1, { A: 10, B: 10 })]
    const { listTies, rows } = { ...doubleProportional(constituencies, PLAIN), rows: table(constituencies).rows }
    expect(listTies).toHaveLength(4)
    expect(rows).toEqual({ I: { A: 0, B: 0 }, II: { A: 0, B: 0 } })
  })
})
