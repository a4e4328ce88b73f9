import { describe, expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { parseAnswers } from './parse.ts'

describe('real answers', () => {
  test('77175 answers, all on a scale', async () => {
    const { counts, problems } = await parseAnswers(realSource('questionnaires/derived/answers_nr2023_long.csv'))
    expect(problems).toEqual([])
    expect(counts).toEqual({ answers: 77_175 })
  })

  test("the answers as smartvote's data set gives them are the same 77175", async () => {
    const long = await parseAnswers(realSource('questionnaires/derived/answers_nr2023_long.csv'))
    const { counts, problems, import: data } = await parseAnswers(realSource('questionnaires/smartvote-nr2023/candidates_reactions.csv'))
    expect([problems, counts]).toEqual([[], { answers: 77_175 }])
    const lines = (answers: typeof data.answers = []) => answers.map((one) => `${one.candidate} ${one.questionKey} ${one.value}`).toSorted()
    expect(lines(data.answers)).toEqual(lines(long.import.answers))
  })
})
