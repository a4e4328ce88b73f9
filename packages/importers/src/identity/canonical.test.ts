import { expect, test } from 'vitest'
import { mergeParsed } from '../merge.ts'
import { parseOneGov } from '../onegov/parse.ts'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'

const compound = fixture('./onegov/fixtures/grossrat2026-gr.csv')

// Fails when the party of a list is its designation.
test('a list without the party of its candidates is no party', async () => {
  const text = textOfSource(compound).replaceAll(/,(True|False),[^,]*,(male|female),/g, ',$1,,$2,')
  const { import: data } = await parseOneGov(textSource('grossrat2026-gr.csv', text.replaceAll('Steinbock', 'FDP Ost')))
  const lists = data.elections?.flatMap((bundle) => bundle.lists.map(({ name, partyKey }) => [name.de, partyKey])) ?? []
  expect(lists).toContainEqual(['FDP Ost', 'party/fdp'])
  expect(lists.filter(([name]) => name !== 'FDP Ost').every(([, party]) => party === null)).toBe(true)
})

// Fails when an election replaces another one of the same key without a word.
test('different elections of one key are told apart by their names, and said', async () => {
  const text = textOfSource(fixture('./onegov/fixtures/stadtrat2025-kriens.csv'))
  const [header = '', ...rows] = text.trim().split('\n')
  const second = rows.map((row) => row.replace('Stadtpräsidium', 'Gemeindepräsidium'))
  const file = 'stadtrat2025-kriens.csv'
  const parsed = await parseOneGov(textSource(file, [header, ...rows, ...second].join('\n')))
  const { import: data, problems } = mergeParsed([{ file, parsed }])
  expect(data.elections?.map(({ election }) => election.key)).toEqual([
    'communal-government/lu/kriens/2025-03-02/presidency/stadtprasidium',
    'communal-government/lu/kriens/2025-03-02/presidency/gemeindeprasidium',
  ])
  expect(problems.filter(({ isDoubt, reason }) => isDoubt && reason.includes('told apart by its name'))).toHaveLength(2)
})

test('an election that stands in two files of an import is said', async () => {
  const parsed = await parseOneGov(compound)
  const { import: data, problems } = mergeParsed(['a.csv', 'b.csv'].map((file) => ({ file, parsed })))
  expect(data.elections).toHaveLength(2)
  expect(problems.map(({ reason }) => reason)).toContain(
    'cantonal-parliament/gr/2026-05-17/thusis stands in a.csv too: the later file counts',
  )
})
