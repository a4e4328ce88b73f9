// @module-tag real-data
import { expect, test } from 'vitest'
import { partyColor } from './parties.ts'
import { shared, textOfSource } from './test-source.ts'

interface Named {
  readonly abbr_de: string
  readonly abbr_fr: string
  readonly abbr_it: string
  readonly abbr_ro: string
  readonly color: string
}

const { data } = JSON.parse(textOfSource(shared('parliament/party-colors/definitions.json'))) as { data: readonly Named[] }
const named = (short: string) => data.find(({ abbr_de }) => abbr_de === short)

test('48 parties are named in four languages', () => {
  expect(data).toHaveLength(48)
})

// "PLD" is the FDP in Romansh and the LDP in French, "PDL" a third party in Italian: those stay apart.
test.each(['SVP', 'SP', 'FDP', 'GLP', 'Grüne', 'Mitte', 'EVP', 'EDU'])('%s has one colour in every language', (short) => {
  const party = named(short)
  const colors = [party?.abbr_de, party?.abbr_fr, party?.abbr_it, party?.abbr_ro].map((name) => partyColor(name ?? ''))
  expect(new Set(colors).size).toBe(1)
  expect(colors[0]).not.toBe(partyColor('?'))
})

test('a party is not taken for another one whose short name begins alike', () => {
  expect(partyColor('PSN')).not.toBe(partyColor('PS'))
  expect(partyColor('PSO')).not.toBe(partyColor('PS'))
})
