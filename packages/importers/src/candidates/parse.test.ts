import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { namesFit } from './names-fit.ts'
import { parseCandidates } from './parse.ts'

const source = fixture('./candidates/fixtures/candidates.csv')

test('a row says who it is about and what changes; an empty cell changes nothing, the mark takes away [SCREEN-11]', async () => {
  const { profiles, lines, problems } = await parseCandidates(source)
  expect(problems).toEqual([])
  expect(lines).toEqual([3, 4])
  expect(profiles).toEqual([
    {
      ...{ candidate: '01.01', firstName: 'Zoé', lastName: 'Müller-Meier', withoutPortrait: false },
      patch: {
        occupation: { de: 'Hebamme', fr: 'Sage-femme' },
        texts: {
          motto: { de: 'Zusammen geht es', fr: 'Ensemble' },
          mainGoals: { de: 'Mehr Platz für Velos.\nWeniger Lärm.' },
          education: { de: 'Fachhochschule' },
          household: { de: 'Zwei Kinder' },
        },
        ...{ birthYear: 1988, place: 'Riehen', campaignBudget: 12_500, languages: ['de', 'fr', 'en'] },
        vestedInterests: [
          { organisation: { de: 'Ruderclub' }, role: { de: 'Präsidentin' }, paid: false, since: 2019 },
          { organisation: { de: 'Genossenschaft Seegarten' }, role: { de: 'Verwaltung' }, paid: true, since: 2021 },
        ],
        links: { website: 'https://zoe.example/', instagram: 'https://instagram.example/zoe' },
      },
    },
    {
      ...{ candidate: '01.02', firstName: 'Reto', lastName: 'Ösch', withoutPortrait: true },
      patch: { occupation: { de: 'Schreiner' }, campaignBudget: null },
    },
  ])
})

test('Excel and every usual way to write a CSV give the same', async () => {
  const expected = await parseCandidates(source)
  const rows = [
    ['number', 'first_name', 'last_name', 'campaign_budget', 'birth_year', 'motto_de'],
    ['01.01', 'Zoé', 'Müller', 500, 1988, 'Los'],
  ]
  const workbook = await writeXlsx({ sheets: [{ name: 'A', rows }] })
  const { profiles, problems } = await parseCandidates({ file: 'candidates.xlsx', bytes: workbook })
  expect(problems).toEqual([])
  expect(profiles[0]).toMatchObject({
    candidate: '01.01',
    patch: { campaignBudget: 500, birthYear: 1988, texts: { motto: { de: 'Los' } } },
  })
  const semicolons = textSource(source.file, textOfSource(source).replaceAll('de, fr, en', 'de fr en').replaceAll(',', ';'))
  expect((await parseCandidates(semicolons)).profiles).toHaveLength(expected.profiles.length)
})

const HEAD = 'number,first_name,last_name'
const problemOf = async (column: string, value: string) =>
  (await parseCandidates(textSource('a.csv', `${HEAD},${column}\n1,Ada,Muster,"${value.replaceAll('"', '""')}"\n`))).problems[0]?.reason

// Fails when a cell is taken as it is: each of these would be shown to readers.
test.each([
  ['website', 'javascript:alert(1)', 'website is no address under https://: "javascript:alert(1)"'],
  ['website', 'http://zoe.example', 'website is no address under https://'],
  ['website', 'https://user:word@zoe.example', 'website is no address under https://'],
  ['website', 'https://localhost/', 'website is no address under https://'],
  ['website', 'zoe.example', 'website is no address under https://'],
  ['mastodon', 'data:text/html,hi', 'mastodon is no address under https://'],
  ['birth_year', '88', 'birth_year is "88", but must be a year'],
  ['campaign_budget', 'viel', 'campaign_budget is "viel", but must be whole francs'],
  ['campaign_budget', '-5', 'campaign_budget is "-5"'],
  ['languages', 'deutsch', 'languages names "deutsch", but must be codes such as de, fr, en'],
  ['interest_1_role_de', 'Präsidentin', 'interest_1 names no organisation'],
  ['interest_1_paid', 'vielleicht', 'interest_1_paid is "vielleicht", but must be yes or no'],
  ['interest_31_organisation_de', 'Verein', 'the column interest_31_organisation_de is not known'],
  ['mottoo_de', 'Los', '"mottoo_de" looks like motto_de'],
  ['lieblingsfarbe', 'Blau', 'the column lieblingsfarbe is not known'],
  ['motto_en', 'Go', 'the column motto_en is not known'],
  ['occupation_de', 'x'.repeat(201), 'occupation_de has 201 characters, at most 200 are shown'],
  ['portrait', 'a.jpg', 'portrait is "a.jpg", but can only be [delete]'],
])('%s "%s" is a problem', async (column, value, reason) => {
  expect(await problemOf(column, value)).toContain(reason)
})

test.each([
  ["CHF 12'500.-", 12_500],
  ['12 500', 12_500],
  ['0', 0],
  ['1500.00', 1_500],
])('a budget of "%s" is %i francs', async (text, francs) => {
  const { profiles } = await parseCandidates(textSource('a.csv', `${HEAD},campaign_budget\n1,Ada,Muster,"${text}"\n`))
  expect(profiles[0]?.patch).toEqual({ campaignBudget: francs })
})

test('who stands twice is read once, and all interests and a text of one language can be taken away', async () => {
  const text = `${HEAD},interest_1_organisation_de,motto_fr\n1,Ada,Muster,[delete],[delete]\n1,Ada,Muster,,Los\n`
  const { profiles, problems } = await parseCandidates(textSource('a.csv', text))
  expect(profiles.map(({ patch }) => patch)).toEqual([{ vestedInterests: null, texts: { motto: { fr: null } } }])
  expect(problems).toEqual([{ file: 'a.csv', line: 3, reason: 'number 1 stands in line 2 too' }])
})

// Fails when only the number counts: the text of one person would stand under the name of another.
test.each([
  ['Zoé Müller-Meier', 'Zoe Mueller', true],
  ['Hans-Peter Ösch', 'H. Oesch', true],
  ['Anna Maria De Luca', 'Anna de Luca', true],
  ['Anna Müller', 'Beat Müller', false],
  ['Anna Müller', 'Anna Meier', false],
  ['Anna Müller', 'Müller Anna', false],
])('%s and %s: %s', (one, other, fits) => {
  const nameOf = (text: string) => {
    const [firstName = '', ...rest] = text.split(' ')
    return { firstName, lastName: rest.join(' ') }
  }
  expect(namesFit(nameOf(one), nameOf(other))).toBe(fits)
})
