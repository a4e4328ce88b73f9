import { expect, test } from 'vitest'
import { indexedWords, searchWords } from './search-words.ts'
import { typingDistance } from './typing-distance.ts'
import { wordScore } from './word-score.ts'

test.each([
  ['strasse', 'strasse', 0],
  ['strase', 'strasse', 1],
  ['enrgeie', 'energie', 2],
  ['verkuaf', 'verkauf', 1],
  ['ab', 'abcdef', 3],
])('%s and %s are %d keystrokes apart, which more than two need not be counted', (a, b, distance) => {
  expect([typingDistance(a, b, 2), typingDistance(b, a, 2)]).toEqual([distance, distance])
})

// Fails when a beginning counts as much as the word, or a typing error more than a beginning.
test('the word itself comes first, then words that begin with it, contain it, are mistyped, and mistyped parts', () => {
  const words = ['energie', 'energiegesetz', 'kernenergie', 'nationalstrassen', 'wald']
  const order = (typed: string) =>
    words
      .map((word) => ({ word, score: wordScore(typed, word) }))
      .filter(({ score }) => score >= 0.5)
      .toSorted((a, b) => b.score - a.score)
      .map(({ word }) => word)
  expect(order('energie')).toEqual(['energie', 'energiegesetz', 'kernenergie'])
  expect(order('enegie')[0]).toBe('energie')
  expect(order('strasen')).toEqual(['nationalstrassen'])
  expect(order('wold')).toEqual(['wald'])
})

test('a saint is found in full and abbreviated', () => {
  expect([wordScore('sankt', 'st'), wordScore('st', 'saint'), wordScore('sainte', 'ste'), wordScore('sankt', 'ste')]).toEqual([
    0.95, 0.95, 0.95, 0,
  ])
})

test.each([
  ['Jean-Luc', ['jean', 'luc', 'jeanluc']],
  ['CO2-Gesetz', ['co2', 'gesetz', 'co2gesetz']],
  ['Müller-Meier', ['muller', 'meier', 'mueller', 'mullermeier', 'muellermeier']],
  ['D’Amico', ['d', 'amico', 'damico']],
  ['TM™ Mül\u00adler', ['tmtm', 'muller', 'mueller']],
])('%j is found by %j', (text, words) => {
  expect(indexedWords(text)).toEqual(words)
})

test('short words and numbers have no tolerance for typing errors', () => {
  expect([wordScore('svp', 'svg'), wordScore('24.080', '24.081'), wordScore('2024', '2025')]).toEqual([0, 0, 0])
})

test.each([
  ["l'électricité", ['electricite']],
  ['Zürich ZUERICH', ['zurich', 'zuerich']],
  ['%', []],
  ['_\\%', []],
  ['\u0000', []],
  ['\ud800', []],
  ['🗳️ Wahl', ['wahl']],
  ['שלום', []],
  ['a', ['a']],
  ['a b', ['a', 'b']],
  ['24.080 Gesetz.', ['24.080', 'gesetz']],
])('%j holds the words %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test('no more than eight words of 60 letters count', () => {
  expect(searchWords(Array.from({ length: 30 }, (_, index) => `wort${index}`).join(' '))).toHaveLength(8)
  expect(searchWords('x'.repeat(1_000))).toEqual(['x'.repeat(60)])
})
