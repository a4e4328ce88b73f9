import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { shapeOf } from '../../shared/explainer/shape-of-text.ts'

const read = (language: string) => readFileSync(join(import.meta.dirname, 'texts', `${language}.md`), 'utf8')

test.each(CONTENT_LANGUAGES)(
  'the credits name in %s the same sources and terms as in German, and a place for feedback [ROUTE-10]',
  (language) => {
    expect(shapeOf(read(language))).toEqual(shapeOf(read('de')))
    expect(read(language)).toContain(']({feedback})')
    expect(read(language)).toMatch(/CC BY 4\.0[\s\S]*OPEN-BY[\s\S]*Open Font License 1\.1[\s\S]*WCAG\) 2\.2/)
  },
)
