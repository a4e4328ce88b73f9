// @module-tag real-data
import type { ExplanationRecord } from '@plenara/contract'
import { describe, expect, test } from 'vitest'
import { groupBy } from '../group.ts'
import { shared, textOfSource, textSource } from '../test-source.ts'
import { parseExplanations } from './parse.ts'

const app = shared('votes/volksabstimmungen-4lang/volksabstimmungen.json')
const booklet = shared('votes/voteinfo-explanations/20240922_erlaeuterungen.json')

describe('the texts of the app', async () => {
  const { import: data, counts, problems } = await parseExplanations(app)
  const explanations = data.explanations ?? []

  test('50 votes in four languages', () => {
    expect(counts).toEqual({ explanations: 200 })
    const languages = groupBy(explanations, (one) => one.language)
    expect([...languages].map(([language, list]) => [language, list.length])).toEqual([
      ['de', 50],
      ['fr', 50],
      ['it', 50],
      ['rm', 50],
    ])
    expect(new Set(explanations.map((one) => one.peopleVoteKey)).size).toBe(50)
  })

  // Fails when `contradictionOf` is taken out of `readAppTexts`.
  test('the recommendation that contradicts its text is reported, and no other', () => {
    expect(problems).toEqual([
      {
        file: 'volksabstimmungen.json',
        line:
          textOfSource(app)
            .split('\n')
            .findIndex((line) => line.includes('"councils"')) + 1,
        reason: '6380: the Federal Council recommends "Ja" by the field and "Nein" by the text',
      },
    ])
  })

  test('sections are known by their titles in every language', () => {
    const kinds = (one: ExplanationRecord) => one.sections.map((section) => section.kind)
    for (const one of explanations.filter((explanation) => explanation.peopleVoteKey === 'people-vote/6710'))
      expect(kinds(one)).toEqual(expect.arrayContaining(['brief', 'detail', 'arguments-yes', 'arguments-no']))
    expect(explanations.filter((one) => kinds(one).includes('other')).length).toBe(12)
  })

  test('no block carries a style, a colour or a script', () => {
    const blocks = explanations.flatMap((one) => one.sections.flatMap((section) => section.blocks))
    expect(blocks.length).toBeGreaterThan(9_000)
    for (const block of blocks) expect(block).not.toMatch(/<(font|div|script|style)|\s(style|color|on\w+)=/i)
  })
})

describe('the booklet', async () => {
  const { import: data, counts, problems } = await parseExplanations(booklet)

  test('two votes in German and French; the Italian text is the whole booklet', () => {
    expect(counts).toEqual({ explanations: 4 })
    expect(data.explanations?.map((one) => [one.peopleVoteKey, one.language, one.sections[0]?.title])).toEqual([
      ['people-vote/6710', 'de', 'In Kürze'],
      ['people-vote/6710', 'fr', 'En bref'],
      ['people-vote/6720', 'de', 'In Kürze'],
      ['people-vote/6720', 'fr', 'En bref'],
    ])
    expect(problems.map((problem) => problem.reason)).toEqual([
      expect.stringMatching(/^6710: inkuerze_it is 29683 characters long/),
      expect.stringMatching(/^6720: inkuerze_it is 54739 characters long/),
    ])
  })

  test('lines of the page are joined', () => {
    expect(data.explanations?.[0]?.sections[0]?.blocks[0]).toContain('Der Bund investiert jährlich rund 600 Millionen Franken')
    expect(data.explanations?.[0]?.url).toMatch(/^https:\/\/www\.bk\.admin\.ch\/.*\.pdf$/)
  })

  test('a recommendation against the text is reported', async () => {
    const turned = textSource('b.json', textOfSource(booklet).replace('"gov_rec": "reject"', '"gov_rec": "accept"'))
    const { problems: found } = await parseExplanations(turned)
    expect(found[0]?.reason).toBe('6710: the Federal Council recommends "accept" by the field and "Nein" by the text')
  })
})
