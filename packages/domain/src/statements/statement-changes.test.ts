import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, type StoredStatement, storedFields } from './statement-changes.ts'
import { contentOf } from './statement-content.ts'
import { emptyField, type FieldValue, isSameValue, partsOf } from './statement-fields.ts'

const QUESTIONS = [3, 1, 12]
const language = fc.constantFrom('de', 'fr')
const text = fc.option(fc.string({ minLength: 1, maxLength: 5 }))

/** A field with what it may say. */
const field: fc.Arbitrary<readonly [string, FieldValue]> = fc.oneof(
  fc.tuple(fc.constantFrom(...QUESTIONS.map((id) => `answer/${id}`)), fc.constantFrom(null, 0, 25, 100)),
  fc.tuple(fc.constantFrom(...QUESTIONS.map((id) => `important/${id}`)), fc.boolean()),
  fc.tuple(fc.constantFrom(...QUESTIONS), language, text).map(([id, of, value]) => [`comment/${id}/${of}`, value] as const),
  fc.tuple(fc.constantFrom('motto', 'hobbies'), language, text).map(([name, of, value]) => [`text/${name}/${of}`, value] as const),
  fc.tuple(fc.constantFrom('link/website', 'link/x'), fc.option(fc.constantFrom('https://x.com/a', 'https://x.com/b'))),
  fc.tuple(fc.constant('fact/campaignBudget'), fc.option(fc.nat())),
  fc.tuple(fc.constant('fact/languages'), fc.subarray(['de', 'fr', 'en'])),
)
const DECIDED = QUESTIONS.map((id) => [`answer/${id}`, null] as const)

function storedOf(fields: Iterable<readonly [string, FieldValue]>): StoredStatement {
  const parts = partsOf(new Map(fields))
  return { answers: Object.fromEntries(parts.answers.map(({ questionId, value }) => [questionId, value])), content: contentOf(parts) }
}

// Fails when a kind of field is left out, when an order counts as a change, or when a value appears that was never given.
test('the changes lead exactly from one statement to the other', () => {
  fc.assert(
    fc.property(fc.array(field), fc.array(field), (first, edits) => {
      const [former, later] = [storedOf([...DECIDED, ...first]), storedOf([...DECIDED, ...first, ...edits])]
      const changes = changedFields(former, later)
      const [was, is] = [storedFields(former), storedFields(later)]
      for (const { field: name, before, after } of changes) {
        expect(isSameValue(before, after)).toBe(false)
        expect([was.get(name) ?? emptyField(name) ?? null, is.get(name) ?? emptyField(name) ?? null]).toEqual([before, after])
      }
      expect(new Set(changes.map((change) => change.field)).size).toBe(changes.length)
      const led = storedOf([...was, ...changes.map((change) => [change.field, change.after] as const)])
      expect(changedFields(led, later)).toEqual([])
      expect(new Map(storedFields(led))).toEqual(new Map(is))
      expect(changedFields(later, former)).toHaveLength(changes.length)
    }),
  )
})

test('a statement does not differ from itself, whatever the order in which a database stores it', () => {
  const interest = { organisation: { de: 'Velo', fr: 'Vélo' }, role: {}, paid: null, since: 2020 }
  const turned = { since: 2020, paid: null, role: {}, organisation: { fr: 'Vélo', de: 'Velo' } }
  const stating = (vestedInterests: readonly (typeof interest)[]) => ({
    answers: { 1: 0, 3: 100 },
    content: { profile: { vestedInterests } },
  })
  expect(changedFields(stating([interest]), stating([turned]))).toEqual([])
})

// Fails when a replaced question counts as a changed opinion.
test('a question that only one statement was asked is no change', () => {
  const changes = changedFields({ answers: { 1: 0, 3: 100 }, content: {} }, { answers: { 1: 100, 12: 25 }, content: {} })
  expect(changes).toEqual([{ field: 'answer/1', before: 0, after: 100 }])
})
