import type { ExplanationRecord } from '@plenara/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { groupBy } from '../group.ts'
import type { ParliamentParsed } from '../parliament-source.ts'
import { realSource } from '../test-support/real-data-source.ts'
import { textOfSource } from '../test-support/source.ts'
import { parseExplanations } from './parse.ts'

const app = () => realSource('votes/volksabstimmungen-4lang/volksabstimmungen.json')
const booklet = () => realSource('votes/voteinfo-explanations/20240922_erlaeuterungen.json')

describe('the texts of the app', () => {
  let parsed: ParliamentParsed
  let explanations: readonly ExplanationRecord[]
  beforeAll(async () => {
    parsed = await parseExplanations(app())
    explanations = parsed.import.explanations ?? []
  })

  test('50 votes in four languages', () => {
    expect(parsed.counts).toEqual({ explanations: 200 })
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
    expect(parsed.problems).toEqual([
      {
        file: 'volksabstimmungen.json',
        line:
          textOfSource(app())
            .split('\n')
            .findIndex((line) => line.includes('"councils"')) + 1,
        reason: '6380: the Federal Council recommends "Ja" by the field and "Nein" by the text',
        isDoubt: true,
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

describe('the booklet', () => {
  let parsed: ParliamentParsed
  beforeAll(async () => {
    parsed = await parseExplanations(booklet())
  })

  test('two votes in German and French; the Italian text is the whole booklet', () => {
    expect(parsed.counts).toEqual({ explanations: 4 })
    expect(parsed.import.explanations?.map((one) => [one.peopleVoteKey, one.language, one.sections[0]?.title])).toEqual([
      ['people-vote/6710', 'de', 'In Kürze'],
      ['people-vote/6710', 'fr', 'En bref'],
      ['people-vote/6720', 'de', 'In Kürze'],
      ['people-vote/6720', 'fr', 'En bref'],
    ])
    expect(parsed.problems.map((problem) => problem.reason)).toEqual([
      expect.stringMatching(/^6710: inkuerze_it is 29683 characters long/),
      expect.stringMatching(/^6720: inkuerze_it is 54739 characters long/),
    ])
  })

  test('lines of the page are joined', () => {
    expect(parsed.import.explanations?.[0]?.sections[0]?.blocks[0]).toContain('Der Bund investiert jährlich rund 600 Millionen Franken')
    expect(parsed.import.explanations?.[0]?.url).toMatch(/^https:\/\/www\.bk\.admin\.ch\/.*\.pdf$/)
  })
})
