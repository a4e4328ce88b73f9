import { describe, expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { parseQuestionnaire } from './parse.ts'

describe('a real questionnaire', () => {
  test('75 questions in 14 categories, 30 of them short, 8 axes', async () => {
    const { import: data, counts, problems } = await parseQuestionnaire(realSource('questionnaires/derived/questions_nr2023.csv'))
    const [bundle] = data.questionnaires ?? []
    expect(problems).toEqual([])
    expect(counts).toEqual({ questions: 75 })
    expect([bundle?.categories.length, bundle?.axes.length]).toEqual([14, 8])
    expect(bundle?.questions.filter((question) => question.isShort)).toHaveLength(30)
    const ofType = (type: string) => bundle?.questions.filter((question) => question.type === type).length
    expect(['Standard-4', 'Slider-7', 'options5'].map(ofType)).toEqual([60, 7, 8])
  })
})
