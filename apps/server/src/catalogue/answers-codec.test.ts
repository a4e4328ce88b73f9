import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packAnswers, unpackAnswers } from './answers-codec.ts'

const answer = fc.record({ questionId: fc.integer({ min: 1, max: 2 ** 31 - 1 }), value: fc.option(fc.integer({ min: 0, max: 100 })) })

test('what is packed comes back in the order of the questions, five bytes each', () => {
  fc.assert(
    fc.property(fc.uniqueArray(answer, { selector: (one) => one.questionId }), (answers) => {
      const packed = packAnswers(answers)
      expect(packed).toHaveLength(answers.length * 5)
      expect(unpackAnswers(packed)).toEqual(answers.toSorted((a, b) => a.questionId - b.questionId))
    }),
  )
})
