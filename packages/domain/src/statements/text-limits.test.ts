import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composedText, MAX_COMMENT, seenLength, textFlaw } from './text-limits.ts'

const flawOf = (text: string, longest = MAX_COMMENT) => textFlaw(composedText(text), longest)

test.each([
  ['a letter with its mark', 'é', 1],
  ['the same of two characters', 'e\u0301', 1],
  ['a flag', '🇨🇭', 1],
  ['a drawing of several parts', '👩🏽‍🚒', 1],
  ['a word', 'Überbrückung', 12],
])('%s counts as one visible character', (_what, text, length) => {
  expect(seenLength(text)).toBe(length)
})

// Fails when code units are counted.
test('a text with the maximum of visible characters is accepted, one more is too long', () => {
  for (const letter of ['a', 'ü', 'n\u0303', '🇨🇭', '👩🏽‍🚒']) {
    expect([flawOf(letter.repeat(MAX_COMMENT)), flawOf(letter.repeat(MAX_COMMENT + 1))]).toEqual([null, 'text_too_long'])
  }
})

test.each([
  ['a control character', 'Ja\u0007'],
  ['nothing at all', 'Ja\u0000'],
  ['a mark of direction', 'Ja \u202eniеN'],
  ['an isolate of direction', '\u2067Ja\u2069'],
  ['a zero-width space', 'Ja\u200bNein'],
  ['a joiner between letters', 'Ja\u200dNein'],
  ['a byte order mark', 'Ja\ufeff!'],
  ['a Hangul filler', 'Ja \u3164'],
  ['a blank of Braille', 'Ja \u2800'],
  ['letters of tags', 'Ja\u{e0041}'],
  ['half of a character', 'Ja \ud83d'],
  ['200 marks on a letter', `J${'\u0301'.repeat(200)}a`],
  ['a selector on nothing', 'Ja, \ufe0f'],
])('%s is refused', (_what, text) => {
  expect(flawOf(text)).toBe('text_not_allowed')
})

test.each([
  'https://plenara.example',
  'Mehr auf www.plenara.example',
  'Siehe anna.ch',
  'anna.ch/politik',
  'javascript:alert(1)',
  'anna@example.ch',
  'Mail: anna@kanton-zürich.swiss!',
])('%j is a link or an address', (text) => {
  expect(flawOf(text)).toBe('link_not_allowed')
})

test.each([
  'Ja, aber mit einer Ausnahme für kleine Dächer.',
  'Oui\u202f! « Les petits toits » d’abord.',
  'La scuola.La famiglia. Gea, p.ex. en il Grischun.',
  'z.B. 3.5 Mio. CHF, d.h. 1:2 oder a/b; siehe Art. 8 BV.',
  'Familie 👨‍👩‍👧‍👦, Herz ❤️, Taste 1️⃣',
  'Việt Nam, नमस्ते, שָׁלוֹם',
  'Erstens.\n\nZweitens.',
])('%j is a text', (text) => {
  expect(flawOf(text)).toBeNull()
})

test('a text is stored composed, trimmed, and with at most one empty line', () => {
  expect(composedText(' \te\u0301s\u00adt\r\n\r\n\n\n  so  \u2028da ')).toBe('ést\n\nso\nda')
  expect(composedText(' \n\t ')).toBe('')
})

test('a composed text is not changed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = composedText(text)
      expect(composedText(once)).toBe(once)
    }),
    { numRuns: 50 },
  )
})
