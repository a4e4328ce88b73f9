import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { readGlossary } from '../../../shared/explainer/glossary.ts'
import { readSections } from '../../../shared/explainer/read-sections.ts'
import { shapeOf } from '../../../shared/explainer/shape-of-text.ts'

const POWERS = ['legislative', 'executive', 'judiciary'] as const
const read = (power: string, language: string) => readFileSync(join(import.meta.dirname, 'texts', language, `${power}.md`), 'utf8')
const glossaryFile = (language: string) =>
  readFileSync(join(import.meta.dirname, '../../../shared/explainer/glossary', `${language}.md`), 'utf8')

const texts = CONTENT_LANGUAGES.flatMap((language) => POWERS.map((power) => ({ language, power })))

test.each(texts)(
  '$power has in $language the same parts as in German, each duty with its article of the Constitution [NAV-1]',
  ({ language, power }) => {
    const text = read(power, language)
    expect(shapeOf(text)).toEqual(shapeOf(read(power, 'de')))
    const { intro, sections } = readSections(text)
    expect(intro).not.toBe('')
    expect(sections.length).toBeGreaterThanOrEqual(5)
    expect(sections.length).toBeLessThanOrEqual(7)
    for (const { title, text: card } of sections) {
      expect(title).not.toBe('')
      expect(card).toMatch(/\[art\. \d.+\]\(https:\/\/www\.fedlex\.admin\.ch\/eli\/cc\/1999\/404\/[a-z]{2}#art_\d+\w*\)$/i)
    }
  },
)

test.each(texts)('the words that $power explains in $language are in the glossary [NAV-1]', ({ language, power }) => {
  const glossary = readGlossary(glossaryFile(language))
  const keys = [...read(power, language).matchAll(/\]\(#([a-z-]+)\)/g)].map(([, key = '']) => key)
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(glossary.has(key), key).toBe(true)
})
