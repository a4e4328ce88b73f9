import { expect, test } from 'vitest'
import { interfaceLanguageOfPage, languageOfPage } from './page-language.ts'

const languageOf = (query: string, accept: string | null = null) => languageOfPage(new URL(`http://localhost/start${query}`), accept)

test.each([
  ['?lang=fr', null, 'fr', true],
  ['?lang=rm_CH', 'fr', 'rm', true],
  ['?lang=gsw', null, 'de', true],
  ['?lang=ch_BE', 'fr', 'de', true],
  ['?lang=xx', 'fr', 'fr', false],
  ['', 'fr-CH, de;q=0.8', 'fr', false],
  ['', 'de;q=0.5, fr;q=0.9', 'fr', false],
  ['', 'it-CH, fr;q=0.8', 'de', false],
  ['', 'fr;q=oops, ,;', 'fr', false],
  ['', null, 'de', false],
] as const)('an address with %s and the header %s is shown in %s [LANG-5]', (query, accept, language, isNamed) => {
  expect(languageOf(query, accept)).toEqual({ language, isNamed })
})

test.each([
  ['?lang=gsw', 'gsw'],
  ['?lang=ch_BE', 'gsw'],
  ['?lang=it-CH', 'it'],
  ['?lang=xx', 'fr'],
  ['', 'fr'],
] as const)('where the dialect is offered too, %s means %s [LANG-5]', (query, language) => {
  expect(interfaceLanguageOfPage(new URL(`http://localhost/embed/match${query}`), 'fr-CH')).toBe(language)
})
