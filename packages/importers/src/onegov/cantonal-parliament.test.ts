import { expect, test } from 'vitest'
import { councilOf } from '../council.ts'
import { recountOf } from '../recount.ts'
import { textSource } from '../test-support/source.ts'
import { parseOneGov } from './parse.ts'

const COLUMNS = [
  ...['election_title_de_CH', 'election_date', 'election_domain', 'election_type', 'election_mandates', 'election_status'],
  ...['entity_name', 'entity_id', 'entity_counted', 'list_name', 'list_id', 'list_number_of_mandates', 'list_votes'],
  ...['candidate_family_name', 'candidate_first_name', 'candidate_id', 'candidate_elected', 'candidate_votes'],
]
/** Seats and municipality of Zug, with the BFS number. */
const PLACES = [
  ['Baar', 1701, 15],
  ['Cham', 1702, 10],
  ['Hünenberg', 1703, 6],
  ['Menzingen', 1704, 3],
  ['Neuheim', 1705, 2],
  ['Oberägeri', 1706, 4],
  ['Risch', 1707, 7],
  ['Steinhausen', 1708, 6],
  ['Unterägeri', 1709, 6],
  ['Walchwil', 1710, 2],
  ['Zug', 1711, 19],
] as const

/** The Kantonsrat of Zug as OneGov delivers it: an election for each municipality, filed under municipalities. */
function zug() {
  const rows = PLACES.flatMap(([place, number, seats]) =>
    [1, 2].map((list) => {
      const won = list === 1 ? Math.ceil(seats / 2) : Math.floor(seats / 2)
      const election = [`Kantonsratswahl 2022 ${place}`, '2022-10-02', 'municipality', 'proporz', seats, 'final']
      const votes = list === 1 ? seats * 600 : seats * 400
      return [...election, place, number, 'True', `Probe ${list}`, list, won, votes, 'Muster', 'Anna', `${list}01`, 'True', votes].join(',')
    }),
  )
  return textSource('kantonsrat-2022-zg.csv', `${[COLUMNS.join(','), ...rows].join('\n')}\n`)
}

// Fails when the level wins over the title in `councilOf`.
test('the Kantonsrat of Zug is the cantonal parliament, in eleven constituencies, and doubly proportional', async () => {
  const { import: data, counts } = await parseOneGov(zug())
  expect(counts).toMatchObject({ elections: 11, constituencies: 11 })
  for (const { election } of data.elections ?? []) {
    expect(election).toMatchObject({
      ...{ level: 'cantonal', council: 'cantonal-parliament', seatMethod: 'double-proportional', municipality: null, bodySeats: 80 },
    })
  }
  expect(data.elections?.map(({ election }) => election.constituencyId)).toEqual(PLACES.map((_, index) => 301 + index))
  expect(recountOf(data.elections ?? [])).toHaveLength(11)
})

test.each([
  ['Kantonsratswahl 2022 Baar', 'communal', true, 'cantonal-parliament'],
  ['Élection au Grand Conseil 2026', 'communal', true, 'cantonal-parliament'],
  ['Grosser Landrat Davos 2024', 'communal', true, 'communal-parliament'],
  ['Grosser Gemeinderat Zug 2022', 'communal', true, 'communal-parliament'],
  ['Grosser Stadtrat Schaffhausen', 'communal', true, 'communal-parliament'],
  ['Gemeinderat 2022', 'communal', false, 'communal-government'],
  ['Ersatzwahl Kantonsrat', 'cantonal', false, 'cantonal-parliament'],
] as const)('%s (%s) is the %s', (name, level, isProportional, council) => {
  expect(councilOf({ names: [name], level, isProportional })).toBe(council)
})
