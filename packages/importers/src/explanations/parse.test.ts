import type { ExplanationRecord } from '@plenara/contract'
import { describe, expect, test } from 'vitest'
import { groupBy } from '../group.ts'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseExplanations } from './parse.ts'

const app = fixture('./explanations/fixtures/app-texts.json')
const booklet = fixture('./explanations/fixtures/booklet.json')

describe('the texts of the app', () => {
  const explanations = async () => (await parseExplanations(app)).import.explanations ?? []

  test('each vote has one explanation in each of four languages', async () => {
    expect((await parseExplanations(app)).counts).toEqual({ explanations: 8 })
    const languages = groupBy(await explanations(), (one) => one.language)
    expect([...languages].map(([language, list]) => [language, list.map((one) => one.peopleVoteKey)])).toEqual(
      ['de', 'fr', 'it', 'rm'].map((language) => [language, ['people-vote/9010', 'people-vote/9020']]),
    )
  })

  // Fails when `contradictionOf` is taken out of `readAppTexts`.
  test('the recommendation that contradicts its text is reported, and no other', async () => {
    const lines = textOfSource(app).split('\n')
    expect((await parseExplanations(app)).problems).toEqual([
      {
        file: 'app-texts.json',
        line: lines.findLastIndex((line) => line.includes('"councils"')) + 1,
        reason: '9020: the Federal Council recommends "Ja" by the field and "Nein" by the text',
        isDoubt: true,
      },
    ])
  })

  test('sections are known by their titles in every language', async () => {
    const kinds = (one: ExplanationRecord) => one.sections.map((section) => section.kind)
    const known = ['brief', 'detail', 'arguments-yes', 'arguments-no']
    const ofFirst = (await explanations()).filter((one) => one.peopleVoteKey === 'people-vote/9010')
    expect(ofFirst.map(kinds)).toEqual([[...known, 'other'], known, known, known])
  })

  test('no block carries a style, a colour or a script, and one of which nothing is left is gone', async () => {
    const blocks = (await explanations()).flatMap((one) => one.sections.flatMap((section) => section.blocks))
    for (const block of blocks) expect(block).not.toMatch(/<(font|div|script|style)|\s(style|color|on\w+)=/i)
    const [german] = await explanations()
    expect(german?.sections[0]?.blocks.at(-1)).toBe('<b>Nein</b><p>Die Probe genügt.</p>')
    expect(german?.sections[1]?.blocks).toEqual(['<p>Früher übte niemand.</p>'])
  })
})

describe('the booklet', () => {
  test('a language whose section was not cut out of the booklet is reported and left out', async () => {
    const { import: data, counts, problems } = await parseExplanations(booklet)
    expect(counts).toEqual({ explanations: 4 })
    expect(data.explanations?.map((one) => [one.peopleVoteKey, one.language, one.sections[0]?.title])).toEqual([
      ['people-vote/9010', 'de', 'In Kürze'],
      ['people-vote/9010', 'fr', 'En bref'],
      ['people-vote/9020', 'de', 'In Kürze'],
      ['people-vote/9020', 'fr', 'En bref'],
    ])
    expect(problems.map(({ reason }) => reason)).toEqual([
      '9010: inkuerze_it is 780 characters long, another language 87: the section was not cut out',
    ])
  })

  test('lines of the page are joined, also where a word was divided', async () => {
    const [german] = (await parseExplanations(booklet)).import.explanations ?? []
    expect(german?.sections[0]?.blocks[0]).toBe('Die Probe dauert heute rund eine Stunde. Das Gesetz verlängert sie um eine weitere.')
    expect(german?.url).toBe('https://www.erlaeuterungen.example/de.pdf')
  })

  test('a recommendation against the text is reported', async () => {
    const turned = textSource('b.json', textOfSource(booklet).replace('"gov_rec": "reject"', '"gov_rec": "accept"'))
    const { problems } = await parseExplanations(turned)
    expect(problems[0]?.reason).toBe('9010: the Federal Council recommends "accept" by the field and "Nein" by the text')
  })
})
