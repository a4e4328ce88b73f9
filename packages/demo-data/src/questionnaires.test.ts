import type { LocalizedText, QuestionnaireBundle } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'
import { questionnaires } from './questionnaires.ts'

const [federal, local] = questionnaires()

function questionsOf(bundle: QuestionnaireBundle | undefined) {
  return bundle?.questions ?? []
}

const all = [...questionsOf(federal), ...questionsOf(local)]

test('75 questions on three scales, 30 of them short', () => {
  const byType = groupBy(questionsOf(federal), (question) => question.type)
  expect(questionsOf(federal)).toHaveLength(75)
  expect(questionsOf(federal).filter((question) => question.isShort)).toHaveLength(30)
  expect(byType.get('Standard-4')).toHaveLength(60)
  expect(byType.get('Slider-7')).toHaveLength(7)
  expect(byType.get('options5')).toHaveLength(8)
})

test('canton and municipality have questions of their own beside shared ones', () => {
  const federalTexts = new Set(questionsOf(federal).map((question) => question.text.de))
  expect(questionsOf(local).length).toBeGreaterThanOrEqual(40)
  expect(questionsOf(local).filter((question) => !federalTexts.has(question.text.de ?? '')).length).toBeGreaterThanOrEqual(9)
  expect(questionsOf(local).some((question) => question.isShort)).toBe(true)
})

test('every question of canton and municipality that a federal election asks too is marked, in the short set 14 of 17', () => {
  const federalByText = new Map(questionsOf(federal).map((question) => [question.text.de, question]))
  const pairs = questionsOf(local).map((question) => [question, federalByText.get(question.text.de)] as const)
  for (const [question, twin] of pairs) expect(question.sameAs?.map(({ questionKey }) => questionKey) ?? []).toEqual(twin ? [twin.key] : [])
  const shared = pairs.filter(([, twin]) => twin)
  expect([questionsOf(local).length, shared.length]).toEqual([41, 32])
  const short = pairs.filter(([question]) => question.isShort)
  expect([short.length, short.filter(([, twin]) => twin?.isShort).length]).toEqual([17, 14])
})

test('every question has text, info, pro and contra in four languages', () => {
  for (const question of all) {
    for (const text of [question.text, question.info, question.pro, question.contra]) expectFourLanguages(text, question.key)
  }
})

function expectFourLanguages(text: LocalizedText, key: string): void {
  for (const language of CONTENT_LANGUAGES) expect(text[language]?.length ?? 0, `${key} ${language}`).toBeGreaterThan(10)
  expect(new Set(CONTENT_LANGUAGES.map((language) => text[language])).size, key).toBe(4)
}

test('categories and axes have a name in four languages', () => {
  for (const entry of [federal, local].flatMap((bundle) => [...(bundle?.categories ?? []), ...(bundle?.axes ?? [])])) {
    for (const language of CONTENT_LANGUAGES) expect(entry.name[language], entry.key).toBeTruthy()
  }
})

test('pro and contra are about as long as each other', () => {
  for (const question of all) {
    for (const language of CONTENT_LANGUAGES) {
      const [pro, contra] = [question.pro[language]?.length ?? 0, question.contra[language]?.length ?? 0]
      expect(Math.max(pro, contra) / Math.min(pro, contra), `${question.key} ${language}`).toBeLessThanOrEqual(1.31)
    }
  }
})

test('texts follow the spelling of their language', () => {
  for (const question of all) {
    for (const text of [question.text, question.info, question.pro, question.contra]) {
      expect(text.de).not.toMatch(/ß/)
      expect(text.fr).not.toMatch(/[^\u00a0][?!;:]/)
      for (const language of ['fr', 'it', 'rm'] as const) expect(text[language]).not.toContain("'")
    }
  }
})

test('only statements stand without a question mark', () => {
  for (const question of all) {
    const isQuestion = question.type !== 'Slider-7'
    for (const language of CONTENT_LANGUAGES) expect(question.text[language]?.endsWith('?'), `${question.key} ${language}`).toBe(isQuestion)
  }
})

test('a question lies on at most three axes, and every axis is asked in both directions', () => {
  for (const question of all) expect(question.axes.length).toBeLessThanOrEqual(3)
  for (const bundle of [federal, local]) {
    for (const axis of bundle?.axes ?? []) {
      const directions = questionsOf(bundle).flatMap((question) => question.axes.filter((entry) => entry.axisKey === axis.key))
      expect(new Set(directions.map((entry) => entry.polarity)), axis.key).toEqual(new Set([1, -1]))
    }
  }
  expect(federal?.axes).toHaveLength(8)
})

test('every axis of the federal questionnaire has short questions', () => {
  for (const axis of federal?.axes ?? []) {
    const short = questionsOf(federal).filter((question) => question.isShort && question.axes.some((entry) => entry.axisKey === axis.key))
    expect(short.length, axis.key).toBeGreaterThanOrEqual(2)
  }
})

test('questions with five options ask for what the state spends', () => {
  for (const question of all.filter((entry) => entry.type === 'options5')) {
    expect(question.text.de).toMatch(/^Wie viel soll der Staat für .* ausgeben\?$/)
    expect(question.axes).toContainEqual({ axisKey: expect.stringMatching(/budget$/), polarity: -1 })
  }
})

test('keys are unique and point to existing categories and axes', () => {
  for (const bundle of [federal, local]) {
    const categories = new Set(bundle?.categories.map((category) => category.key))
    const axes = new Set(bundle?.axes.map((axis) => axis.key))
    expect(new Set(questionsOf(bundle).map((question) => question.key)).size).toBe(questionsOf(bundle).length)
    for (const question of questionsOf(bundle)) {
      expect(categories).toContain(question.categoryKey)
      for (const axis of question.axes) expect(axes).toContain(axis.axisKey)
    }
  }
})
