import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'
import { describe, expect, test } from 'vitest'
import { TUTORIALS } from '../../data/commands/tutorials.ts'
import { TOURS } from './tours.ts'

const sources = join(import.meta.dirname, '../..')
const MAX_WORDS = 20

function textsOf(language: string): ReadonlyMap<string, string> {
  const file = readFileSync(join(sources, `i18n/catalogues/${language}/tutorials.po`), 'utf8')
  return new Map(PO.parse(file).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
}

const markup = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(sources, name), 'utf8'))
  .join('\n')

describe.each(TUTORIALS)('the tutorial %s', (name) => {
  test('has two to four steps, and each of its controls exists in the app [NAV-4]', () => {
    expect(TOURS[name].length).toBeGreaterThanOrEqual(2)
    expect(TOURS[name].length).toBeLessThanOrEqual(4)
    for (const control of TOURS[name]) expect(markup).toContain(`data-tour="${control}"`)
  })

  test.each(['de', 'fr', 'it', 'rm'])('has at most twenty words in %s for each step [NAV-4]', (language) => {
    const texts = textsOf(language)
    for (const control of TOURS[name]) {
      const words = (texts.get(`tutorials.${name}.${control}`) ?? '').split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
      expect(words.length, control).toBeGreaterThan(4)
      expect(words.length, `${language} ${control}: ${words.join(' ')}`).toBeLessThanOrEqual(MAX_WORDS)
    }
  })
})

test('every text belongs to a control of a tutorial', () => {
  const used = TUTORIALS.flatMap((name) => TOURS[name].map((control) => `tutorials.${name}.${control}`))
  const explained = [...textsOf('de').keys()].filter((id) => id.split('.').length === 3)
  expect(explained.toSorted()).toEqual(used.toSorted())
})
