import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { describe, expect, test } from 'vitest'
import facts from '../../../operator.json' with { type: 'json' }
import { fillIn } from '../../shared/legal/operator.ts'

const folder = join(import.meta.dirname, 'texts')
const read = (name: string, language: string) => readFileSync(join(folder, `${name}.${language}.md`), 'utf8')
const shapeOf = (text: string) => ({
  headings: text.match(/^## /gm)?.length ?? 0,
  points: text.match(/^- /gm)?.length ?? 0,
  places: text.match(/\{\w+\}/g)?.toSorted() ?? [],
  links: text.match(/\]\([^)]+\)/g)?.toSorted() ?? [],
  /** Terms, limits and articles of law: the same figures everywhere. */
  figures: text.match(/\d+/g)?.toSorted() ?? [],
})

describe.each(['terms', 'privacy', 'imprint'])('%s', (name) => {
  test.each(CONTENT_LANGUAGES)('has in %s the same parts as in German', (language) => {
    expect(shapeOf(read(name, language))).toEqual(shapeOf(read(name, 'de')))
  })

  test.each(CONTENT_LANGUAGES)('has in %s a fact for each of its placeholders', (language) => {
    expect(fillIn(read(name, language), language)).not.toMatch(/[{}]|undefined/)
  })
})

test('every fact of the operator is used, and German has no sharp s', () => {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  for (const fact of Object.keys(facts))
    expect(
      texts.some((text) => text.includes(`{${fact}}`)),
      fact,
    ).toBe(true)
  expect(texts.filter((text) => text.includes('ß'))).toEqual([])
})

test('a placeholder without a fact is an error, so that no incomplete text is shipped', () => {
  expect(() => fillIn('{nobody}', 'de')).toThrow('nobody')
})
