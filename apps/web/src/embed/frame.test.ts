import type { CandidateCard, OfficialList, Question } from '@plenara/contract'
import { outlookOf } from '@plenara/domain/belief'
import { seededRandom } from '@plenara/domain/fair-order'
import { encodeAnswers } from '@plenara/domain/match'
import { describe, expect, test } from 'vitest'
import { ASKED, type FrameAnswer, nextToAsk, questionsToAsk } from './first-questions.ts'
import { createHeightReporter } from './frame-height.ts'
import { framePage } from './frame-page.ts'
import { frameResult } from './frame-result.ts'
import { createTranslate, FRAME_TEXTS } from './frame-texts.ts'

const IDS = Array.from({ length: 12 }, (_, index) => index + 1)
const SCALE = [0, 25, 75, 100]
const questions = IDS.map(
  (id): Question => ({
    ...{
      id,
      categoryId: 1,
      type: 'Standard-4',
      text: `Frage ${id}?`,
      info: null,
      pro: null,
      contra: null,
      isShort: id > 4,
      opinionId: id,
      axes: [],
    },
    ...{ sourceId: 1 },
  }),
)

/** Candidates of two camps with correlated answers. */
function fieldOf(count: number) {
  const random = seededRandom(`frame of ${count}`)
  return encodeAnswers(
    IDS,
    Array.from({ length: count }, (_, index) => ({
      candidateId: 500 + index,
      answers: IDS.map((questionId) => ({
        questionId,
        value: SCALE[Math.floor(random() * 2) + (index % 2 === questionId % 2 ? 0 : 2)] ?? 0,
      })),
    })),
  )
}
const matrix = fieldOf(120)
const cards = matrix.candidateIds.map(
  (id): CandidateCard => ({
    ...{ id, electionId: 1, firstName: 'Anna', lastName: `Muster ${id}`, birthYear: null, sex: null, partyId: null, listId: 1 },
    ...{ listNumber: '1', listPosition: 1, number: null, place: null, occupation: null, incumbent: false, portrait: null, sourceId: 1 },
  }),
)
const lists = [0, 1, 2, 3].map(
  (index): OfficialList => ({
    ...{ id: index + 1, electionId: 1, name: `Liste ${index + 1}`, number: String(index + 1), adapted: null, officialListId: null },
    ...{
      updated: '2026-11-23T10:00:00.000Z',
      candidates: matrix.candidateIds.filter((id) => id % 4 === index).map((id, pos) => ({ id, pos: pos + 1 })),
    },
    ...{ partyId: null, connection: null, subConnection: null, family: null, region: null, isParent: false, sourceId: 1 },
  }),
)
const answer = (questionId: number, value: number | null): FrameAnswer => ({ questionId, value, weight: 1 })

describe('the three questions', () => {
  test('are different short ones, chosen by what the answers leave open', () => {
    const toAsk = questionsToAsk(questions)
    const given: FrameAnswer[] = []
    for (let question = nextToAsk(matrix, toAsk, given); question; question = nextToAsk(matrix, toAsk, given))
      given.push(answer(question.id, 100))
    expect(given).toHaveLength(ASKED)
    expect(new Set(given.map(({ questionId }) => questionId)).size).toBe(ASKED)
    expect(given.every(({ questionId }) => questionId > 4)).toBe(true)
  })

  // Fails when the questions come in the order of the questionnaire.
  test('another answer leads to another question', () => {
    const toAsk = questionsToAsk(questions)
    const first = nextToAsk(matrix, toAsk, [])
    const orders = SCALE.map((value) => nextToAsk(matrix, toAsk, [answer(first?.id ?? 0, value), answer(5, 100 - value)])?.id)
    expect(first?.id).toBeGreaterThan(4)
    expect(orders).not.toContain(first?.id)
  })

  test('come in the order of the questionnaire if too few candidates have answered, from all if none is marked, and end if none is open', () => {
    const few = fieldOf(20)
    expect(nextToAsk(few, questionsToAsk(questions), [])?.id).toBe(5)
    const unmarked = questions.map((question) => ({ ...question, isShort: false }))
    expect(questionsToAsk(unmarked)).toHaveLength(12)
    expect(nextToAsk(few, questions.slice(0, 1), [answer(1, null)])).toBeUndefined()
  })
})

describe('the result', () => {
  const answers = [answer(5, 100), answer(6, 0), answer(7, null)]
  const resultFor = (seed: number) => frameResult({ matrix, answers, cards, lists, seed })

  test('is the group and the bands of the app, in whole percents around the expected one', () => {
    const result = resultFor(1)
    const outlook = outlookOf(matrix, answers)
    expect([result?.group, result?.total]).toEqual([outlook?.group.length, outlook?.expected.length])
    expect(result?.people).toHaveLength(3)
    expect(result?.listCount).toBe(4)
    for (const { band } of [...(result?.people ?? []), ...(result?.lists ?? [])]) {
      expect([Math.round(band.from), Math.round(band.to)]).toEqual([band.from, band.to])
      expect(band.from).toBeLessThan(band.middle)
      expect(band.to).toBeGreaterThan(band.middle)
    }
  })

  // Fails when people or lists are ordered by their match, or when the cards are the first of the group.
  test('people and lists are chosen and ordered by chance alone', () => {
    const seeds = Array.from({ length: 300 }, (_, seed) => resultFor(seed))
    const firsts = new Set(seeds.map((result) => result?.people[0]?.card.id))
    expect(firsts.size).toBeGreaterThan((seeds[0]?.group ?? 0) / 2)
    for (const result of seeds) expect(result?.lists.length).toBe(seeds[0]?.lists.length)
    const named = new Set(seeds[0]?.lists.map(({ list }) => list.id))
    for (const id of named) {
      const share = seeds.filter((result) => result?.lists[0]?.list.id === id).length / seeds.length
      expect(Math.abs(share - 1 / named.size)).toBeLessThan(0.12)
    }
  })

  test('is null if too few candidates have answered, and leaves out candidates without a card', () => {
    expect(frameResult({ matrix: fieldOf(20), answers, cards, lists, seed: 1 })).toBeNull()
    expect(frameResult({ matrix, answers, cards: [], lists: [], seed: 1 })?.people).toEqual([])
  })
})

test('the height is reported in whole pixels, and only when it changes', () => {
  const messages: unknown[] = []
  const report = createHeightReporter({ postMessage: (message: unknown, target: unknown) => messages.push([message, target]) })
  for (const height of [400.2, 401, 400.5, 520, 0]) report(height)
  expect(messages).toEqual([401, 520].map((height) => [{ type: 'plenara:height', height }, '*']))
  expect(() => createHeightReporter(null)(400)).not.toThrow()
})

test('the page contains its texts as data, never as markup', () => {
  const messages = Object.fromEntries(FRAME_TEXTS.map((id) => [id, [`</script><b>${id}`]]))
  const page = framePage('gsw', messages, { script: 'embed/a.js', style: 'embed/a.css' })
  expect(page).toContain('<html lang="gsw-CH">')
  expect(page.match(/<script/g)).toHaveLength(2)
  expect(page.match(/<b>/g)).toHaveLength(1)
  expect(page).not.toMatch(/\son\w+=|\sstyle=/)
  const translate = createTranslate('gsw', { 'outlook.group': ['Noo ', ['group', 'number'], '.'] })
  expect(translate('outlook.group', { group: 1234 })).toBe(`Noo ${new Intl.NumberFormat('de-CH').format(1234)}.`)
})
