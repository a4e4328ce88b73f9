import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { CHANGE_STEP, readInstructions } from './instructions.ts'

const read = (language: string, name: string) =>
  readInstructions(readFileSync(join(import.meta.dirname, 'texts', language, `${name}.md`), 'utf8'))

test.each(CONTENT_LANGUAGES.flatMap((language) => ['voting-instructions', 'voting-instructions-easy'].map((name) => [language, name])))(
  '%s %s has five steps, the differences by canton, and three ways to change a ballot [ROUTE-28]',
  (language, name) => {
    const { intro, steps, cantons } = read(language, name)
    expect(intro).not.toBe('')
    expect(steps).toHaveLength(5)
    for (const { title, text } of [...steps, cantons]) {
      expect(title).not.toBe('')
      expect(text).not.toContain('\n#')
      expect(text.length).toBeGreaterThan(60)
    }
    expect(steps[CHANGE_STEP]?.text.match(/^- \*\*/gm)).toHaveLength(3)
    expect(cantons.text.match(/^- /gm)).toHaveLength(3)
    if (language === 'de') expect(intro + steps.map(({ text }) => text).join('')).not.toContain('ß')
  },
)

test('easy language keeps its sentences short', () => {
  const { steps } = read('de', 'voting-instructions-easy')
  const sentences = steps.flatMap(({ text }) => text.replace(/[*-]/g, '').split(/[.?:]\s/))
  expect(Math.max(...sentences.map((sentence) => sentence.split(/\s+/).filter(Boolean).length))).toBeLessThanOrEqual(15)
})
