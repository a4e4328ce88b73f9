import { expect, test } from 'vitest'
import { bodyOf, draftOf } from './list-draft.ts'

const list = { name: 'A', officialListId: 7, candidates: [{ id: 1, pos: 1 }] }

test('an adapted list keeps its printed ballot when the heading is struck or replaced [API-12]', () => {
  expect(draftOf({ ...list, adapted: true })).toMatchObject({ officialListId: 7, headingId: 7 })
  const struck = draftOf({ ...list, adapted: true, headingId: null })
  expect(struck).toMatchObject({ officialListId: 7, headingId: null })
  expect(bodyOf(struck, true)).toMatchObject({ officialListId: 7, headingId: null, adapted: true })
})

test('a custom list has no printed ballot; its heading is written by hand [API-12]', () => {
  const draft = draftOf({ ...list, adapted: false })
  expect(draft).toMatchObject({ officialListId: null, headingId: 7 })
  expect(bodyOf({ ...draft, headingId: 8 }, false)).toMatchObject({ officialListId: 8, headingId: 8, adapted: false })
  expect(bodyOf({ ...draft, headingId: null }, false)).toMatchObject({ officialListId: null, headingId: null })
})
