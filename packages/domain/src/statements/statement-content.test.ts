import type { ContentLanguage, StatementContent } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAnswers } from '../match/answer-matrix.ts'
import { matchPercents } from '../match/match-percent.ts'
import { canonicalContent, contentOf, contentParts } from './statement-content.ts'
import { answerField, commentField, emptyField, fieldsOf, importantField, partsOf } from './statement-fields.ts'

const QUESTIONS = [3, 1, 12, 2]
const language = fc.constantFrom<ContentLanguage>('de', 'fr', 'it', 'rm')
const questionId = fc.constantFrom(...QUESTIONS)
const parts = fc.record({
  answers: fc.uniqueArray(fc.record({ questionId, value: fc.constantFrom(null, 0, 100) }), { selector: (one) => one.questionId }),
  important: fc.uniqueArray(fc.record({ questionId, important: fc.boolean() }), { selector: (one) => one.questionId }),
  comments: fc.uniqueArray(fc.record({ questionId, language, text: fc.option(fc.string({ minLength: 1 })) }), {
    selector: (one) => `${one.questionId}/${one.language}`,
  }),
})

test('a statement is its fields, each named, with the place where it was sent', () => {
  const sent = {
    answers: [{ questionId: 7, value: null }],
    important: [{ questionId: 7, important: true }],
    comments: [{ questionId: 7, language: 'fr' as const, text: 'Oui' }],
  }
  expect(fieldsOf(sent)).toEqual([
    { field: answerField(7), path: 'answers.0', value: null },
    { field: importantField(7), path: 'important.0', value: true },
    { field: commentField(7, 'fr'), path: 'comments.0', value: 'Oui' },
  ])
  expect(['answer/7', 'important/7', 'comment/7/fr'].map(emptyField)).toEqual([undefined, false, null])
})

test('fields and parts are the same thing', () => {
  fc.assert(
    fc.property(parts, (statement) => {
      expect(partsOf(fieldsOf(statement).map(({ field, value }) => [field, value]))).toEqual(statement)
    }),
  )
})

test('what is stored is what was said, in the order of the questions, without what says nothing', () => {
  fc.assert(
    fc.property(parts, (statement) => {
      const shown = contentParts(contentOf(statement), QUESTIONS)
      expect(shown.important.map((mark) => mark.questionId)).toEqual(
        QUESTIONS.filter((id) => statement.important.some((mark) => mark.questionId === id && mark.important)),
      )
      expect(new Set(shown.comments)).toEqual(new Set(statement.comments.filter(({ text }) => text !== null)))
      expect(contentOf(contentParts(contentOf(statement), []))).toEqual({})
    }),
  )
})

// Fails when the fingerprint of a statement depends on the order in which its fields were written.
test('the same content is written the same, in whatever order it came; nothing is written as nothing', () => {
  fc.assert(
    fc.property(parts, (statement) => {
      const reversed = { important: statement.important.toReversed(), comments: statement.comments.toReversed() }
      expect(JSON.stringify(canonicalContent(contentOf(reversed)))).toBe(JSON.stringify(canonicalContent(contentOf(statement))))
    }),
  )
  expect(canonicalContent({})).toBeUndefined()
  expect(canonicalContent({ important: [12, 3], comments: { 12: { fr: 'Oui', de: 'Ja' } } })).toEqual({
    important: [3, 12],
    comments: [
      [12, 'de', 'Ja'],
      [12, 'fr', 'Oui'],
    ],
  } satisfies Record<keyof StatementContent, unknown>)
})

// Fails when the importance that a candidate gives to a question is counted as a weight.
test('importance moves no percent: 1,000 voters see the same with and without', () => {
  const random = fc.sample(fc.constantFrom(0, 25, 75, 100, null), { numRuns: 1_010 * 20, seed: 7 })
  const answersOf = (row: number) =>
    Array.from({ length: 20 }, (_, index) => ({ questionId: index + 1, value: random[row * 20 + index] ?? null }))
  const candidates = Array.from({ length: 10 }, (_, row) => ({ candidateId: row + 1, answers: answersOf(1_000 + row) }))
  const marked = candidates.map(({ candidateId, answers }) => ({
    candidateId,
    answers: answers.map((answer) => ((answer.questionId + candidateId) % 2 === 0 ? { ...answer, important: true as const } : answer)),
  }))
  const questionIds = Array.from({ length: 20 }, (_, index) => index + 1)
  const [without, marking] = [candidates, marked].map((all) => encodeAnswers(questionIds, all))
  for (let voter = 0; voter < 1_000; voter += 1) {
    const responses = answersOf(voter).map((answer) => ({ ...answer, weight: 1 as const }))
    expect(matchPercents({ matrix: marking!, responses, seed: voter })).toEqual(matchPercents({ matrix: without!, responses, seed: voter }))
  }
})
