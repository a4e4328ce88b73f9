import type { InterfaceLanguage } from '@plenara/contract'
import { expect, test } from 'vitest'
import { contentLanguageOf, defaultLanguage, electionContentLanguage, languageTag, toContentLanguage } from './content-language.ts'

test('the content language follows the user language unless it is set [LANG-2]', () => {
  const derived = (language: InterfaceLanguage) => contentLanguageOf({ language, languageContent: 'auto' })
  expect((['de', 'fr', 'it', 'rm', 'gsw'] as const).map(derived)).toEqual(['de', 'fr', 'it', 'rm', 'de'])
  expect(contentLanguageOf({ language: 'gsw', languageContent: 'fr' })).toBe('fr')
})

test('an election without the wanted language is shown in its first one [LANG-3]', () => {
  expect(electionContentLanguage(['fr', 'de'], 'de')).toEqual({ language: 'de', isFallback: false })
  expect(electionContentLanguage(['fr', 'de'], 'rm')).toEqual({ language: 'fr', isFallback: true })
  expect(electionContentLanguage([], 'it')).toEqual({ language: 'it', isFallback: false })
})

test('the default is the browser language if French or German, else German [LANG-5]', () => {
  expect(defaultLanguage(['fr-CH', 'de'])).toBe('fr')
  expect(defaultLanguage(['de-AT'])).toBe('de')
  expect(defaultLanguage(['it-CH', 'fr-CH'])).toBe('de')
  expect(defaultLanguage([])).toBe('de')
})

test('every locale code of the specification has a content language [ENTITY-14]', () => {
  const codes = ['de', 'fr', 'it', 'rm', 'de_CH', 'fr_CH', 'it_CH', 'rm_CH', 'ch_BE']
  expect(codes.map(toContentLanguage)).toEqual(['de', 'fr', 'it', 'rm', 'de', 'fr', 'it', 'rm', 'de'])
  expect(['fr-CH', 'RM', 'en', 'gsw-CH', ''].map(toContentLanguage)).toEqual(['fr', 'rm', 'de', 'de', 'de'])
})

test('the dialect has the tag gsw, since ch_BE is no language tag [ENTITY-14]', () => {
  expect((['de', 'gsw', 'rm'] as const).map(languageTag)).toEqual(['de-CH', 'gsw-CH', 'rm-CH'])
})
