import { expect, test } from 'vitest'
import { comparableText, type MarkingContext, marksOf } from './marks.ts'

const marks = (text: string, context: Partial<MarkingContext> = {}) =>
  marksOf(text, { words: [], peopleSaying: new Map(), otherNames: [], ...context })

test.each([
  ['Schreib mir: anna@example', 'address'],
  ['anna (at) example', 'address'],
  ['Mehr auf anna punkt ch', 'address'],
  ['Mehr auf anna.wahlen.swiss!', 'address'],
  ['Besucht mich: Bahnhofstrasse 12, 8400 Winterthur', 'address'],
  ['Rufen Sie an: 052 123 45 67', 'telephone'],
  ['+41 (0)52 123 45 67', 'telephone'],
  ['0041/52.123.45.67', 'telephone'],
] as const)('%s bears the mark of %s', (text, mark) => {
  expect(marks(text)).toEqual([mark])
})

// Fails when common texts are marked: reviewers ignore marks that are mostly wrong.
test.each([
  'Für eine Schweiz, die 2030 mehr Züge hat.',
  'Gemeinderätin 2012 bis 2020. Im Vorstand seit 1. Januar 2021.',
  'Fin. De la place pour tous. Il est temps. Io ci sono.',
  'Mon point de vue: 200 000 francs, 75 pour cent.',
  'Der Weg ist das Ziel, 1848 wie heute.',
])('%s bears none', (text) => {
  expect(marks(text)).toEqual([])
})

test('a word of the list counts as a whole word, in its language or in all', () => {
  const words = [{ word: 'Ganoven' }, { word: 'sale  type', language: 'fr' as const }]
  expect(marks('Alles GANOVEN!', { words })).toEqual(['word'])
  expect(marks('Ganovenjagd', { words })).toEqual([])
  expect([marks('Un sale type.', { words, language: 'fr' }), marks('Un sale type.', { words, language: 'de' })]).toEqual([['word'], []])
})

// Fails when five equal texts are not marked, or four are.
test('equal texts are marked from five people on, however they are written, and short ones never', () => {
  const text = 'Für weniger Steuern und mehr Freiheit!'
  const saidBy = (count: number) => ({ peopleSaying: new Map([[comparableText(text), count]]) })
  expect([marks(text, saidBy(4)), marks('für weniger steuern, und mehr freiheit', saidBy(5))]).toEqual([[], ['copy']])
  expect(marks('Bäckerin', { peopleSaying: new Map([['bäckerin', 40]]) })).toEqual([])
})

test('the name of another candidate is marked, as a whole name', () => {
  const otherNames = ['anna muster']
  expect(marks('Anders als Anna Muster sage ich Ja.', { otherNames })).toEqual(['name'])
  expect(marks('Anna Musterfrau', { otherNames })).toEqual([])
})
