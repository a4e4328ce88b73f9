import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_LANGUAGES, LEVELS } from '@plenara/contract/constants'
import { describe, expect, test } from 'vitest'
import { FIGURES, type FigureName } from '../../shared/explainer/figures.ts'
import { readGlossary } from '../../shared/explainer/glossary.ts'
import { readExplainer } from '../../shared/explainer/read-explainer.ts'
import { shapeOf } from '../../shared/explainer/shape-of-text.ts'
import { ARTICLE_FIGURES, articleOf, RESOURCES } from './articles.ts'

const web = join(import.meta.dirname, '../..')
const articles = RESOURCES.flatMap((resource) => LEVELS.map((level) => [resource, level] as const))
const read = (language: string, resource: string, level: string) =>
  readFileSync(join(import.meta.dirname, 'texts', language, `${resource}-${level}.md`), 'utf8')
const glossary = (language: string) => readGlossary(readFileSync(join(web, 'shared/explainer/glossary', `${language}.md`), 'utf8'))

/** The words of each language for the invitation to the survey. */
const SURVEY = {
  de: /per E-Mail zu einer Umfrage/,
  fr: /par e-mail à une enquête/,
  it: /per e-mail a un sondaggio/,
  rm: /per e-mail ad ina retschertga/,
}

describe.each(articles)('%s, %s', (resource, level) => {
  test.each(CONTENT_LANGUAGES)('has in %s the same parts as in German, with the same figures and sources [ROUTE-40]', (language) => {
    expect(shapeOf(read(language, resource, level))).toEqual(shapeOf(read('de', resource, level)))
  })

  test.each(CONTENT_LANGUAGES)(
    'in %s has a summary first, 300 to 500 words, and every figure that stands above it [FACT-1]',
    (language) => {
      const text = read(language, resource, level)
      const { summary, body } = readExplainer(text)
      expect(summary.match(/^- /gm)).toHaveLength(3)
      const words = `${summary} ${body}`.replace(/\]\([^)]+\)/g, ']').split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(300)
      expect(words).toBeLessThanOrEqual(500)
      expect(shapeOf(text).numbers).toEqual(expect.arrayContaining(ARTICLE_FIGURES[resource][level].flatMap((name) => [...FIGURES[name]])))
      if (language === 'de') expect(text).not.toContain('ß')
    },
  )

  test.each(CONTENT_LANGUAGES)('links in %s only words of the glossary', (language) => {
    const words = shapeOf(read(language, resource, level)).targets.filter((target) => target.startsWith('#'))
    const terms = glossary(language)
    expect(words.filter((word) => !terms.has(word.slice(1)))).toEqual([])
  })
})

describe.each(articles.filter(([resource]) => resource !== 'government'))('%s, %s', (resource, level) => {
  test.each(CONTENT_LANGUAGES)('mentions in %s the survey by e-mail after the election [FACT-1]', (language) => {
    expect(read(language, resource, level)).toMatch(SURVEY[language])
  })
})

test('every fact of the institutions is in an article [FACT-1]', () => {
  const shown = new Set(articles.flatMap(([resource, level]) => ARTICLE_FIGURES[resource][level]))
  expect((Object.keys(FIGURES) as FigureName[]).filter((name) => !shown.has(name))).toEqual([])
  expect(FIGURES).toMatchObject({
    nationalCouncil: [200],
    councilOfStates: [46],
    federalAssembly: [246],
    federalCouncil: [7],
    groupMinimum: [5],
    cantons: [26],
    federalJudges: [34, 45],
    baselGrandCouncil: [100],
    baselConstituencies: [34, 27, 27, 11, 1],
    term: [4],
    longTerm: [5],
  })
})

test.each(CONTENT_LANGUAGES)('the glossary has the same terms in %s as in German, each with its meaning', (language) => {
  const terms = glossary(language)
  expect([...terms.keys()]).toEqual([...glossary('de').keys()])
  for (const [key, { term, text }] of terms) {
    expect(term, key).not.toBe('')
    expect(text.length, key).toBeGreaterThan(30)
  }
})

test('an unknown address has no article [ROUTE-40]', () => {
  expect(articleOf('government', 'communal')).toEqual({ resource: 'government', level: 'communal' })
  expect(articleOf('courts', 'federal')).toBeNull()
  expect(articleOf('elections', 'european')).toBeNull()
  expect(articleOf('toString', undefined)).toBeNull()
})
