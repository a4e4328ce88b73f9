import { expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseFederalCouncil } from './parse.ts'

const source = fixture('./federal-council/fixtures/federal-council.csv')

test('members with the days of their office; those without an end are in office [FACT-1]', async () => {
  const { import: data, counts, problems } = await parseFederalCouncil(source)
  expect(problems).toEqual([])
  expect(counts).toEqual({ councillors: 4 })
  const facts = data.councillors?.map(({ firstName, lastName, sex, cantonCode, birthYear, from, until, active }) => {
    return [firstName, lastName, sex, cantonCode, birthYear, from, until, active]
  })
  expect(facts).toEqual([
    ['Jonas', 'Müster', 'male', 'ZH', 1805, '1848-11-16', '1861-07-25', false],
    ['Johann', 'Probst-Gämsli', 'male', 'SG', 1850, '1902-12-12', '1911-12-31', false],
    ['Anna Maria', 'Vogt', 'female', 'BS', 1961, '2015-12-09', null, true],
    ['Beat', 'Köbeli', 'male', 'GR', 1963, '2018-12-05', null, true],
  ])
  expect(data.parliamentParties?.map(({ abbreviation }) => abbreviation)).toEqual([
    { de: 'STB', fr: 'BQT' },
    { de: 'ARV', fr: 'ARV' },
  ])
})

test.each([
  ['1861-07-25', '1841-07-25', 'the office ends on 1841-07-25, before it begins on 1848-11-16'],
  [',Zürich,', ',Zollikon,', 'Kanton is no canton: "Zollikon"'],
  ['1848-11-16', '1848', 'Election is no day: "1848"'],
  ['Jonas Müster', 'Jonas', 'Name is no name: "Jonas"'],
])('a row with %s changed to %s is reported by line', async (from, to, reason) => {
  const wrong = textSource('b.csv', textOfSource(source).replace(from, to))
  const { counts, problems } = await parseFederalCouncil(wrong)
  expect(counts.councillors).toBe(3)
  expect(problems).toEqual([{ file: 'b.csv', line: 2, reason }])
})
