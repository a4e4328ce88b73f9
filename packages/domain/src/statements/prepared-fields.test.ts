import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preparedAfter, type PreparedFields, unseenFields } from './prepared-fields.ts'

const changed = (field: string) => ({ field, isSame: false })
const same = (field: string) => ({ field, isSame: true })

test('a field of a secretariat has its mark until the person has seen it, and its name until another writes the field', () => {
  const written = preparedAfter({}, [changed('answer/1'), changed('text/motto/de')], 7)
  expect(written).toEqual({ 'answer/1': { by: 7, isSeen: false }, 'text/motto/de': { by: 7, isSeen: false } })
  expect(unseenFields(written)).toEqual(['answer/1', 'text/motto/de'])
  const looked = preparedAfter(written, [same('answer/1')], null)
  expect(looked['answer/1']).toEqual({ by: 7, isSeen: true })
  expect(unseenFields(looked)).toEqual(['text/motto/de'])
  expect(preparedAfter(looked, [changed('answer/1')], null)).not.toHaveProperty('answer/1')
  expect(preparedAfter(looked, [changed('answer/1')], 8)['answer/1']).toEqual({ by: 8, isSeen: false })
})

// Fails when a secretariat removes its own mark, or that of another, by sending the same value again.
test('no request of a secretariat removes a mark, in any order', () => {
  const sent = fc.array(fc.record({ field: fc.constantFrom('answer/1', 'answer/2', 'fact/languages'), isSame: fc.boolean() }))
  const by = fc.constantFrom(7, 8)
  fc.assert(
    fc.property(fc.array(fc.tuple(sent, by), { maxLength: 10 }), (saves) => {
      let prepared: PreparedFields = {}
      for (const [fields, preparer] of saves) {
        const before = unseenFields(prepared)
        prepared = preparedAfter(prepared, fields, preparer)
        expect(unseenFields(prepared)).toEqual(expect.arrayContaining(before))
      }
    }),
  )
})

test('fields that only the person wrote have no mark', () => {
  expect(preparedAfter({}, [changed('answer/1'), same('answer/2')], null)).toEqual({})
})
