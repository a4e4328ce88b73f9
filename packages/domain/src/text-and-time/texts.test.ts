import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay, frenchSpaces, pickText } from './texts.ts'

test.each([
  ['Vraiment?', 'Vraiment\u00a0?'],
  ['Vraiment ?', 'Vraiment\u00a0?'],
  ['Vraiment\u202f?', 'Vraiment\u00a0?'],
  ['Oui! Non !', 'Oui\u00a0! Non\u00a0!'],
  ['Quoi ?!', 'Quoi\u00a0?!'],
  ['« Où ? »', '« Où\u00a0? »'],
  ['(?)', '(?)'],
  ['Voir https://exemple.ch/a?b=1!', 'Voir https://exemple.ch/a?b=1!'],
  ['Sans rien.', 'Sans rien.'],
  ['', ''],
])('the French text %j becomes %j [LANG-4]', (text, expected) => {
  expect(frenchSpaces(text)).toBe(expected)
})

test('French spaces applied twice change nothing more [LANG-4]', () => {
  const text = fc.array(fc.constantFrom('a', ' ', '?', '!', '\u00a0', '\u202f', '(', '\n', 'https://x')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (given) => {
      expect(frenchSpaces(frenchSpaces(given))).toBe(frenchSpaces(given))
    }),
  )
})

test('a missing text falls back to de, fr, it, rm in this order [LANG-5]', () => {
  expect(pickText({ de: 'Ja', fr: 'Oui' }, 'fr')).toEqual({ text: 'Oui', language: 'fr' })
  expect(pickText({ fr: 'Oui', de: 'Ja' }, 'rm')).toEqual({ text: 'Ja', language: 'de' })
  expect(pickText({ rm: 'Gea', it: 'Sì', de: '' }, 'fr')).toEqual({ text: 'Sì', language: 'it' })
  expect(pickText({}, 'de')).toBeNull()
})

test('a day is shown with two digits each [LANG-7]', () => {
  expect(formatDay('2027-10-24')).toBe('24.10.27')
  expect(formatDay('2031-02-03')).toBe('03.02.31')
  expect(formatDay('2000-01-01')).toBe('01.01.00')
})

test('a day before 2000 is shown with four digits of its year, so that 1884 and 1984 differ', () => {
  expect(formatDay('1884-05-11')).toBe('11.05.1884')
  expect(formatDay('1999-12-31')).toBe('31.12.1999')
})
