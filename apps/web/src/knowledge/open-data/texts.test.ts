import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'

const read = (language: string) => readFileSync(join(import.meta.dirname, 'texts', `${language}.md`), 'utf8')
const shapeOf = (text: string) => ({
  headings: text.match(/^## /gm)?.length,
  points: text.match(/^- /gm)?.length,
  code: [...new Set(text.match(/`[^`]+`/g))].filter((code) => code !== '`NUMMER`').toSorted(),
})

test.each(CONTENT_LANGUAGES)('in %s the files are described as in German [LANG-1]', (language) => {
  expect(shapeOf(read(language))).toEqual(shapeOf(read('de')))
})
