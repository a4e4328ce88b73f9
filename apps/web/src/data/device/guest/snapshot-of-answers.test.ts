import type { Question } from '@plenara/contract'
import { expect, test } from 'vitest'
import { questionsOf } from './snapshot-of-answers.ts'

// Fails when a guest's questions lose what other elections ask the same, or in other words: then every election asks anew.
test('questions keep their kin of other elections', () => {
  const question: Question = {
    ...{ id: 31, categoryId: 1, type: 'Standard-4', text: 'Frage?', info: null, pro: null, contra: null, isShort: true, axes: [] },
    ...{ opinionId: 3, sameIds: [3, 40], similarTo: [7] },
  }
  expect(questionsOf([question], 'de')[0]).toMatchObject({ opinionId: 3, sameIds: [3, 40], similarIds: [7] })
})
