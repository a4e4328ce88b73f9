import { expect, test } from 'vitest'
import { resolvePortrait, resolveStatement } from './resolve-statement.ts'

const imported = {
  answers: [
    { questionId: 1, value: 100, comment: { de: 'Darum' } },
    { questionId: 2, value: 0 },
  ],
}
const published = { on: '2027-09-03', revision: 2, held: [], answers: [{ questionId: 1, value: null }] }

test('a published statement replaces the import and is marked as such', () => {
  expect(resolveStatement(imported, published)).toEqual({ answers: published.answers, statement: { on: '2027-09-03', revision: 2 } })
  expect(resolveStatement(undefined, published)).toEqual(resolveStatement(imported, published))
})

// Fails when the two are mixed: an imported comment would stand beside an answer that it was not written for.
test('nothing of an import is shown beside a published statement, not even for questions that it leaves out', () => {
  expect(resolveStatement(imported, { ...published, answers: [] })?.answers).toEqual([])
  expect(JSON.stringify(resolveStatement(imported, published))).not.toContain('Darum')
})

test('without a published statement the import counts, without a mark', () => {
  expect(resolveStatement(imported, undefined)).toEqual(imported)
  expect(resolveStatement(undefined, undefined)).toBeUndefined()
})

test('an own picture replaces the delivered one, and so does the decision to show none', () => {
  const [delivered, own] = ['a', 'b'].map((digit) => digit.repeat(64))
  expect([resolvePortrait(delivered!, own), resolvePortrait(delivered!, null), resolvePortrait(null, own)]).toEqual([own, null, own])
  expect([resolvePortrait(delivered!, undefined), resolvePortrait(null, undefined)]).toEqual([delivered, null])
})
