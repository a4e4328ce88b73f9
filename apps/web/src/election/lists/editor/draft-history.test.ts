import { expect, test } from 'vitest'
import { changeDraft, type Draft, MAX_STEPS, redoDraft, startHistory, undoDraft } from './draft-history.ts'

const draft = (name: string): Draft => ({ name, officialListId: null, headingId: null, candidates: [] })
const begin = startHistory(draft('a'))

test('every change can be undone, one after another', () => {
  const changed = changeDraft(changeDraft(begin, draft('b')), draft('c'))
  expect(undoDraft(changed).present.name).toBe('b')
  expect(undoDraft(undoDraft(changed)).present.name).toBe('a')
})

test('undone changes can be redone, until there is another change', () => {
  const changed = changeDraft(changeDraft(begin, draft('b')), draft('c'))
  const back = undoDraft(undoDraft(changed))
  expect(redoDraft(back).present.name).toBe('b')
  expect(redoDraft(redoDraft(back))).toEqual(changed)
  expect(redoDraft(changed)).toBe(changed)
  const other = changeDraft(back, draft('d'))
  expect(redoDraft(other)).toBe(other)
})

test('at the beginning there is nothing to undo', () => {
  expect(undoDraft(begin)).toBe(begin)
})

test('only the newest steps are stored', () => {
  let history = begin
  for (let step = 0; step < MAX_STEPS + 5; step++) history = changeDraft(history, draft(String(step)))
  expect(history.past).toHaveLength(MAX_STEPS)
})
