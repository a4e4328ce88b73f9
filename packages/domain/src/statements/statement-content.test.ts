import type { ContentLanguage, StatementFact } from '@plenara/contract'
import { STATEMENT_TEXTS } from '@plenara/contract/constants'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAnswers } from '../match/answer-matrix.ts'
import { matchPercents } from '../match/match-percent.ts'
import { canonicalContent, contentOf, contentParts, profileParts } from './statement-content.ts'
import {
  answerField,
  commentField,
  emptyField,
  factField,
  fieldsOf,
  importantField,
  isSameValue,
  normalizedValue,
  linkField,
  partsOf,
  textField,
} from './statement-fields.ts'
import { MAX_TEXTS } from './text-limits.ts'

const QUESTIONS = [3, 1, 12, 2]
const language = fc.constantFrom<ContentLanguage>('de', 'fr', 'it', 'rm')
const questionId = fc.constantFrom(...QUESTIONS)
const parts = fc.record({
  answers: fc.uniqueArray(fc.record({ questionId, value: fc.constantFrom(null, 0, 100) }), { selector: (entry) => entry.questionId }),
  important: fc.uniqueArray(fc.record({ questionId, important: fc.boolean() }), { selector: (entry) => entry.questionId }),
  comments: fc.uniqueArray(fc.record({ questionId, language, text: fc.option(fc.string({ minLength: 1 })) }), {
    selector: (entry) => `${entry.questionId}/${entry.language}`,
  }),
  texts: fc.uniqueArray(
    fc.record({ text: fc.constantFrom('motto' as const, 'mainGoals' as const), language, value: fc.option(fc.string({ minLength: 1 })) }),
    { selector: (entry) => `${entry.text}/${entry.language}` },
  ),
  links: fc.uniqueArray(
    fc.record({ kind: fc.constantFrom('website' as const, 'x' as const), url: fc.option(fc.constant('https://x.com/a')) }),
    { selector: (entry) => entry.kind },
  ),
  facts: fc.uniqueArray<StatementFact, string>(
    fc.oneof(
      fc.record({ fact: fc.constant('campaignBudget' as const), value: fc.option(fc.nat()) }),
      fc.record({ fact: fc.constant('languages' as const), value: fc.subarray(['de', 'fr', 'en']) }),
    ),
    { selector: (entry) => entry.fact },
  ),
})

test('a statement becomes named fields with the path of each in the request', () => {
  const sent = {
    answers: [{ questionId: 7, value: null }],
    important: [{ questionId: 7, important: true }],
    comments: [{ questionId: 7, language: 'fr' as const, text: 'Oui' }],
    texts: [{ text: 'motto' as const, language: 'de' as const, value: null }],
    links: [{ kind: 'x' as const, url: 'https://x.com/a' }],
    facts: [{ fact: 'languages' as const, value: ['de'] }],
  }
  expect(fieldsOf(sent)).toEqual([
    { field: answerField(7), path: 'answers.0', value: null },
    { field: importantField(7), path: 'important.0', value: true },
    { field: commentField(7, 'fr'), path: 'comments.0', value: 'Oui' },
    { field: textField('motto', 'de'), path: 'texts.0', value: null },
    { field: linkField('x'), path: 'links.0', value: 'https://x.com/a' },
    { field: factField('languages'), path: 'facts.0', value: ['de'] },
  ])
  expect(fieldsOf(sent).map(({ field }) => emptyField(field))).toEqual([undefined, false, null, null, null, []])
})

test('fields and parts convert into each other', () => {
  fc.assert(
    fc.property(parts, (statement) => {
      expect(partsOf(fieldsOf(statement).map(({ field, value }) => [field, value]))).toEqual(statement)
    }),
  )
})

test('stored content comes back in the order of the questions, without empty fields', () => {
  fc.assert(
    fc.property(parts, (statement) => {
      const shown = contentParts(contentOf(statement), QUESTIONS)
      expect(shown.important.map((mark) => mark.questionId)).toEqual(
        QUESTIONS.filter((id) => statement.important.some((mark) => mark.questionId === id && mark.important)),
      )
      expect(new Set(shown.comments)).toEqual(new Set(statement.comments.filter(({ text }) => text !== null)))
      expect(new Set(shown.texts)).toEqual(new Set(statement.texts.filter(({ value }) => value !== null)))
      expect(new Set(shown.links)).toEqual(new Set(statement.links.filter(({ url }) => url !== null)))
      const isFilled = ({ value }: StatementFact) => (Array.isArray(value) ? value.length > 0 : value !== null)
      expect(new Set(shown.facts)).toEqual(new Set(statement.facts.filter(isFilled)))
      const { profile } = contentOf(statement)
      expect(contentOf(contentParts(contentOf(statement), []))).toEqual(profile ? { profile } : {})
    }),
  )
})

// Fails when the fingerprint of a statement depends on the order of its fields.
test('equal content has equal JSON in any order of its fields; empty content is undefined', () => {
  fc.assert(
    fc.property(parts, (statement) => {
      const reversed = {
        ...{ important: statement.important.toReversed(), comments: statement.comments.toReversed() },
        ...{ texts: statement.texts.toReversed(), links: statement.links.toReversed(), facts: statement.facts.toReversed() },
      }
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
  })
})

// Fails when the order of keys in the database changes a value.
test('interests are equal in any order of their keys, and are normalized without unnamed ones', () => {
  const interest = { organisation: { de: 'Verein', fr: 'Association' }, role: {}, paid: false, since: 2019 }
  const stored = { since: 2019, paid: false, role: {}, organisation: { fr: 'Association', de: 'Verein' } }
  expect([isSameValue([interest], [stored]), isSameValue([interest], [{ ...stored, since: 2020 }])]).toEqual([true, false])
  const facts = (value: (typeof interest)[]) => [{ fact: 'vestedInterests' as const, value }]
  const profile = (value: (typeof interest)[]) => contentOf({ important: [], comments: [], texts: [], links: [], facts: facts(value) })
  expect(JSON.stringify(canonicalContent(profile([stored])))).toBe(JSON.stringify(canonicalContent(profile([interest]))))
  const typed = [
    { ...interest, organisation: { de: ' Verein\u00ad ' }, role: { de: ' ' } },
    { ...interest, organisation: { de: '' } },
  ]
  expect(normalizedValue(factField('vestedInterests'), typed)).toEqual([{ ...interest, organisation: { de: 'Verein' }, role: {} }])
})

// Fails when the importance of a question to a candidate counts as a weight.
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

// Fails when a text of the profile is missing in what is submitted and fingerprinted.
test('every text of the profile is read back, each once', () => {
  const texts = Object.fromEntries(STATEMENT_TEXTS.map((text) => [text, { de: text }]))
  expect(
    profileParts({ texts })
      .texts.map(({ text }) => text)
      .toSorted(),
  ).toEqual(STATEMENT_TEXTS.toSorted())
  expect(Object.keys(MAX_TEXTS).toSorted()).toEqual(STATEMENT_TEXTS.toSorted())
})
