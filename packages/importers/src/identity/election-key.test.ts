import { expect, test } from 'vitest'
import { constituencyByName } from '../reference/index.ts'
import { candidateNumber, listNumber } from './ballot-number.ts'
import { type ElectionIdentity, electionKey } from './election-key.ts'

const FEDERAL: ElectionIdentity = {
  cantonCode: 'GR',
  council: 'national-council',
  day: '2023-10-22',
  municipality: null,
  constituency: null,
  titles: [],
}
const CANTONAL: ElectionIdentity = { ...FEDERAL, cantonCode: 'SG', council: 'cantonal-parliament', day: '2020-03-08' }
const COMMUNAL: ElectionIdentity = {
  ...FEDERAL,
  cantonCode: 'LU',
  council: 'communal-government',
  day: '2025-03-02',
  municipality: 'Kriens',
}

// Fails when the name of the file is a part of the key though the content names the election.
test.each<readonly [string, ElectionIdentity, string]>([
  ['the body, the canton and the day', { ...FEDERAL, titles: ['Nationalratswahl 2023'], stem: 'nr-2' }, 'national-council/gr/2023-10-22'],
  [
    'the constituency by the law of the canton',
    { ...CANTONAL, cantonCode: 'BS', day: '2020-10-25', constituency: constituencyByName('BS', 'Riehen') },
    'cantonal-parliament/bs/2020-10-25/riehen',
  ],
  [
    'the area in the title',
    { ...CANTONAL, titles: ['Kantonsratswahl 2020: Wahlkreis Rorschach'] },
    'cantonal-parliament/sg/2020-03-08/rorschach',
  ],
  [
    'the area beside the title',
    { ...CANTONAL, titles: ['Probewahl des Kantonsrates'], area: 'Rorschach' },
    'cantonal-parliament/sg/2020-03-08/rorschach',
  ],
  ['the whole canton', { ...CANTONAL, titles: ['Erneuerungswahl des Kantonsrates'] }, 'cantonal-parliament/sg/2020-03-08'],
  ['the municipality', { ...COMMUNAL, titles: ['Stadtratswahl'] }, 'communal-government/lu/kriens/2025-03-02'],
  ['the office', { ...COMMUNAL, titles: ['Stadtpräsidium'] }, 'communal-government/lu/kriens/2025-03-02/presidency'],
  ['the round', { ...COMMUNAL, titles: ['Stadtpräsidium (2. Wahlgang)'] }, 'communal-government/lu/kriens/2025-03-02/presidency/round-2'],
  [
    'the name of the file where nothing else is',
    { ...COMMUNAL, municipality: null, titles: [], stem: 'kriens-1' },
    'communal-government/lu/kriens/2025-03-02',
  ],
])('an election is known by %s', (_, identity, key) => {
  expect(electionKey(identity)).toBe(key)
})

test.each([
  ['01.05', '105'],
  ['1.5', '105'],
  ['0105', '105'],
  ['105', '105'],
  ['105.0', '105'],
  ['1.05E+02', '105'],
  ["1'005", '1005'],
  ['12-03', '1203'],
  ['K1', null],
  ['4f1c', null],
  ['', null],
])('the candidate number %s is %s', (text, number) => {
  expect(candidateNumber(text)).toBe(number)
})

test('the number of a list is the same with zeros and without', () => {
  expect(['01', '1', '1.0', '1E+01', '10', '3A', '03a', '0', '13.1'].map(listNumber)).toEqual([
    '1',
    '1',
    '1',
    '10',
    '10',
    '3a',
    '3a',
    '0',
    '13.1',
  ])
})
