import { expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { buildPlaces } from './build-places.ts'
import { parsePlaces } from './places-table.ts'

const DIRECTORY = 'AMTOVZ_CSV_LV95_2026-04.csv'
const file = (name: string) => fixture(`./places/fixtures/${name}`)
const byCanton = () => [file(DIRECTORY), file('bs.json'), file('bl.json')]

// Fails when the order of the files or of the rows shows in the table, or Liechtenstein is no longer left out.
test('the table holds every postcode and municipality once, in their order, with districts and the files they come from [VALID-10]', async () => {
  const text = await buildPlaces(byCanton())
  expect(text.split('\n').slice(4)).toEqual([
    '[municipalities] canton district: BFS number name; …',
    'FR: 2391 Staatswald Galm',
    'BS: 2701 Basel; 2703 Riehen',
    'BL Arlesheim: 2769 Münchenstein',
    '[postcodes] postcode place: BFS numbers; …',
    '3286 Muntelier: 2391',
    '4052 Basel: 2701 2769',
    '4125 Riehen: 2703',
    '[order] postcode: BFS numbers by their share of addresses, the largest first',
    '4052: 2701 2769',
    '',
  ])
  expect(await buildPlaces(byCanton().toReversed())).toBe(text)
  expect(parsePlaces(text)).toMatchObject({ asOf: '2026-04-01', sources: [{ file: DIRECTORY }, { file: '2 files bl.json–bs.json' }] })
})

// Fails when a missing municipality gets no district without a word, or a row that cannot be read is left out.
test.each([
  ['no directory', [file('bs.json')], 'Exactly one directory of postcodes is needed, 0 found'],
  ['no day in its name', [{ ...file(DIRECTORY), file: 'AMTOVZ.csv' }], 'The name of AMTOVZ.csv tells no day'],
  ['a municipality without an entry', [file(DIRECTORY), file('bs.json')], 'The directory of municipalities lacks 2769'],
  [
    'a row that is no place',
    [textSource(DIRECTORY, textOfSource(file(DIRECTORY)).replace('4125', '41256')), ...byCanton().slice(1)],
    'PLZ4 is no postcode',
  ],
  [
    'a separator in a name',
    [textSource(DIRECTORY, textOfSource(file(DIRECTORY)).replace('Riehen;4125', 'Rie: hen;4125')), ...byCanton().slice(1)],
    'holds a separator',
  ],
])('nothing is made of files with %s', async (_, sources, reason) => {
  await expect(buildPlaces(sources)).rejects.toThrow(reason)
})

test('a table of another form is refused', () => {
  expect(() => parsePlaces('# Places')).toThrow('another form')
})
