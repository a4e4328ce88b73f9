import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { FIGURES } from '../../shared/explainer/figures.ts'
import { readExplainer } from '../../shared/explainer/read-explainer.ts'
import { readSections } from '../../shared/explainer/read-sections.ts'
import { shapeOf } from '../../shared/explainer/shape-of-text.ts'
import { OUR_SYSTEM_FIGURES } from './our-system-figures.ts'

const read = (name: string, language: string) => readFileSync(join(import.meta.dirname, 'texts', language, `${name}.md`), 'utf8')

test.each(CONTENT_LANGUAGES)(
  'the political system has in %s the same parts as in German, with all its figures and the seven steps of a law [ROUTE-29]',
  (language) => {
    const text = read('our-system', language)
    expect(shapeOf(text)).toEqual(shapeOf(read('our-system', 'de')))
    expect(shapeOf(text).numbers).toEqual(expect.arrayContaining(OUR_SYSTEM_FIGURES.flatMap((name) => [...FIGURES[name]])))
    expect(readExplainer(text).body.match(/^\d\. \*\*/gm)).toHaveLength(7)
  },
)

test.each(CONTENT_LANGUAGES)('getting involved has in %s four cards, and official links as in German [ROUTE-30]', (language) => {
  const text = read('get-involved', language)
  expect(shapeOf(text)).toEqual(shapeOf(read('get-involved', 'de')))
  const { intro, sections } = readSections(text)
  expect(intro).not.toBe('')
  expect(sections).toHaveLength(4)
  for (const { title, text: card } of sections) {
    expect(title).not.toBe('')
    expect(card.match(/^- /gm)?.length).toBeGreaterThan(1)
  }
  expect(text).toContain('](https://www.bk.admin.ch)')
})
