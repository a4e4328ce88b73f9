import { expect, test } from 'vitest'
import { partyColor } from './parties.ts'

// "PLD" is the FDP in Romansh and the LDP in French, "PDL" a third party in Italian: those stay apart.
test.each([
  ['SVP', 'UDC', 'UDC', 'PPS'],
  ['SP', 'PS', 'PS', 'PS'],
  ['FDP', 'PLR', 'PLR', 'PLD'],
  ['GLP', 'PVL', 'PVL', 'PVL'],
  ['Grüne', 'Verts', 'Verdi', 'Verds'],
  ['Mitte', 'Centre', 'Centro', 'Center'],
  ['EVP', 'PEV', 'PEV', 'PEV'],
  ['EDU', 'UDF', 'UDF', 'UDF'],
])('%s has one colour in every language: %s, %s, %s', (...names) => {
  const colors = names.map(partyColor)
  expect(new Set(colors).size).toBe(1)
  expect(colors[0]).not.toBe(partyColor('?'))
})

test('a party is not taken for another one whose short name begins alike', () => {
  expect(partyColor('PSN')).not.toBe(partyColor('PS'))
  expect(partyColor('PSO')).not.toBe(partyColor('PS'))
})
