import { expect, test } from 'vitest'
import { resolvePortrait, resolveStatement } from './resolve-statement.ts'

const imported = {
  answers: [
    { questionId: 1, value: 100, comment: { de: 'Darum' } },
    { questionId: 2, value: 0 },
  ],
}
const published = { on: '2027-09-03', revision: 2, held: [], answers: [{ questionId: 1, value: null }] }

test('what somebody published themselves takes the place of what was imported, and says so', () => {
  expect(resolveStatement(imported, published)).toEqual({ answers: published.answers, statement: { on: '2027-09-03', revision: 2 } })
  expect(resolveStatement(undefined, published)).toEqual(resolveStatement(imported, published))
})

// Fails when the two are mixed: an answer or a comment of the delivery would stand beside one that it does not belong to.
test('nothing of an import is left where somebody answered themselves, not even to a question that they left out', () => {
  expect(resolveStatement(imported, { ...published, answers: [] })?.answers).toEqual([])
  expect(JSON.stringify(resolveStatement(imported, published))).not.toContain('Darum')
})

test('without a statement of their own the import counts as it is, under no name but that of its source', () => {
  expect(resolveStatement(imported, undefined)).toEqual(imported)
  expect(resolveStatement(undefined, undefined)).toBeUndefined()
})

test('a picture of their own wins over the delivered one, and so does none', () => {
  const [delivered, own] = ['a', 'b'].map((digit) => digit.repeat(64))
  expect([resolvePortrait(delivered!, own), resolvePortrait(delivered!, null), resolvePortrait(null, own)]).toEqual([own, null, own])
  expect([resolvePortrait(delivered!, undefined), resolvePortrait(null, undefined)]).toEqual([delivered, null])
})
