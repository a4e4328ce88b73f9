import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIN_SHARED_ANSWERS } from '@plenara/domain/match'
import { expect, test } from 'vitest'
import { fill, METHOD_NUMBERS } from './texts.ts'

const languages = ['de', 'fr', 'it', 'rm'] as const
const read = (language: string, part: string) => readFileSync(join(import.meta.dirname, 'texts', language, `${part}.md`), 'utf8')
const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

test.each(['how', 'limits'] as const)('the part %s is the same in four languages with the numbers of the rules [LANG-1]', (part) => {
  const german = read('de', part)
  const names = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]).sort()
  for (const language of languages) {
    const text = read(language, part)
    expect(names(text), language).toEqual(names(german))
    for (const pattern of [/^## /gm, /^- /gm, /\]\(\/privacy\)/g, /\n\n/g])
      expect(countOf(text, pattern), language).toBe(countOf(german, pattern))
    expect(fill(text), language).not.toMatch(/[{}]/)
  }
})

test('the minimum of shared answers in the text is that of the percent', () => {
  expect(fill('unter {minShared}')).toBe(`unter ${MIN_SHARED_ANSWERS}`)
  expect(Object.values(METHOD_NUMBERS).every((value) => value > 0)).toBe(true)
  expect(fill('{unknown}')).toBe('{unknown}')
})
