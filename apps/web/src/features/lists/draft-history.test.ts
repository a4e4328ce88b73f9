import { expect, test } from 'vitest'
import { changeDraft, type Draft, type DraftHistory, MAX_STEPS, undoDraft } from './draft-history.ts'

const draft = (name: string): Draft => ({ name, officialListId: null, candidates: [] })
const begin: DraftHistory = { present: draft('a'), past: [] }

test('every change can be taken back, one after another', () => {
  const changed = changeDraft(changeDraft(begin, draft('b')), draft('c'))
  expect(undoDraft(changed).present.name).toBe('b')
  expect(undoDraft(undoDraft(changed)).present.name).toBe('a')
})

test('at the beginning there is nothing to take back', () => {
  expect(undoDraft(begin)).toBe(begin)
})

test('only the newest steps are kept', () => {
  let history = begin
  for (let step = 0; step < MAX_STEPS + 5; step++) history = changeDraft(history, draft(String(step)))
  expect(history.past).toHaveLength(MAX_STEPS)
})
