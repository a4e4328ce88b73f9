import { expect, test } from 'vitest'
import { formatLocale } from './format-locale.ts'
import { longDate } from './long-date.ts'

test.each([
  ['de', 'Sonntag, 24. Oktober 2027'],
  ['fr', 'dimanche 24 octobre 2027'],
  ['it', 'domenica 24 ottobre 2027'],
  ['rm', 'dumengia, ils 24 d’october 2027'],
  ['gsw', 'Sunntig, 24. Oktoober 2027'],
] as const)('the election day in %s is %s [LANG-6]', (language, text) => {
  expect(longDate('2027-10-24', language)).toBe(text)
})

test.each([
  ['fr', 'vendredi 1er octobre 2027'],
  ['it', 'venerdì 1° ottobre 2027'],
  ['de', 'Freitag, 1. Oktober 2027'],
] as const)('the first of a month in %s is %s [LANG-6]', (language, text) => {
  expect(longDate('2027-10-01', language)).toBe(text)
})

test.each([
  ['2027-01-04', 'Mäntig, 4. Jänner 2027'],
  ['2027-03-02', 'Zyschtig, 2. Määrz 2027'],
  ['2027-08-06', 'Frytig, 6. Augschte 2027'],
  ['2027-12-25', 'Samschtig, 25. Dezämber 2027'],
])('days and months have their own names in Basel: %s is %s [LANG-6]', (day, text) => {
  expect(longDate(day, 'gsw')).toBe(text)
})

test.each(['rm', 'gsw'] as const)('%s writes numbers and chooses plurals as Swiss German does [LANG-6]', (language) => {
  const locale = formatLocale(language)
  expect(new Intl.NumberFormat(locale).format(12_345.6)).toBe(new Intl.NumberFormat('de-CH').format(12_345.6))
  expect([0, 1, 2, 1_000_000].map((n) => new Intl.PluralRules(locale).select(n))).toEqual(['other', 'one', 'other', 'other'])
})
