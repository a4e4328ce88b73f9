import { expect, test } from 'vitest'
import { trialText } from './trial.ts'

test.each([
  [76.8, 78.1, 'candidate.whatIf.more', { before: 76.8, after: 78.1, by: 1.3 }],
  [76.8, 74, 'candidate.whatIf.less', { before: 76.8, after: 74, by: 2.8 }],
  [76.8, 76.8, 'candidate.whatIf.same', { before: 76.8 }],
  [76.8, null, 'candidate.whatIf.none', { before: 76.8 }],
  [null, 61.5, 'candidate.whatIf.gained', { after: 61.5 }],
  [null, null, 'candidate.whatIf.stillNone', {}],
] as const)('a trial from %s to %s has the text %s [SCREEN-10]', (before, after, id, values) => {
  expect(trialText({ before, after })).toEqual({ id, values })
})
