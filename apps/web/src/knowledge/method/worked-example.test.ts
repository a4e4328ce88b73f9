import { encodeAnswers, matchPercents } from '@plenara/domain/match'
import { expect, test } from 'vitest'
import { countExample, EXAMPLE } from './worked-example.ts'

test('the worked example equals the result of the ranking, to the last digit [MATCH-10]', () => {
  const answers = EXAMPLE.map(({ id, theirs }) => ({ questionId: id, value: theirs }))
  const matrix = encodeAnswers(
    EXAMPLE.map(({ id }) => id),
    [{ candidateId: 7, answers }],
  )
  const responses = EXAMPLE.map(({ id, mine, weight }) => ({ questionId: id, value: mine, weight }))
  const [percent] = matchPercents({ matrix, responses, method: 'city-block', seed: 1 })
  expect(countExample()).toMatchObject({ value: percent?.value, shared: percent?.shared })
  expect(percent?.value).not.toBeNull()
})

test('the example shows each weight, a neutral answer that counts and a skipped one that does not [MATCH-10]', () => {
  expect(new Set(EXAMPLE.map(({ weight }) => weight))).toEqual(new Set([0.5, 1, 2]))
  const { questions } = countExample()
  expect(questions.find(({ voterValue }) => voterValue === 50)).toMatchObject({ uncounted: null })
  expect(questions.filter(({ uncounted }) => uncounted !== null)).toMatchObject([{ uncounted: 'voter-silent', possible: 0 }])
  expect(questions.some(({ points, possible }) => possible > 0 && points === possible)).toBe(true)
  expect(questions.some(({ points, possible }) => possible > 0 && points === 0)).toBe(true)
})
