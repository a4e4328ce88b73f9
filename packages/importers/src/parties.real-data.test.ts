import { beforeAll, expect, test } from 'vitest'
import { partyColor } from './parties.ts'
import { realSource } from './test-support/real-data-source.ts'
import { textOfSource } from './test-support/source.ts'

interface Named {
  readonly abbr_de: string
  readonly abbr_fr: string
  readonly abbr_it: string
  readonly abbr_ro: string
}

let parties: readonly Named[]
beforeAll(() => {
  parties = JSON.parse(textOfSource(realSource('parliament/party-colors/definitions.json'))).data
})

test('48 parties are named in four languages', () => {
  expect(parties).toHaveLength(48)
})

test.each(['SVP', 'SP', 'FDP', 'GLP', 'Grüne', 'Mitte', 'EVP', 'EDU'])('%s has one colour in every language', (short) => {
  const party = parties.find(({ abbr_de }) => abbr_de === short)
  const colors = [party?.abbr_de, party?.abbr_fr, party?.abbr_it, party?.abbr_ro].map((name) => partyColor(name ?? ''))
  expect(new Set(colors).size).toBe(1)
  expect(colors[0]).not.toBe(partyColor('?'))
})
