import type { Candidate, Question } from '@plenara/contract'
import { expect, test } from 'vitest'
import { candidatesOf, questionsOf } from './snapshot-of-answers.ts'

// Fails when a guest's questions lose what other elections ask the same, or in other words: then every election asks anew.
test('questions keep their kin of other elections', () => {
  const question: Question = {
    ...{ id: 31, categoryId: 1, type: 'Standard-4', text: 'Frage?', info: null, pro: null, contra: null, isShort: true, axes: [] },
    ...{ opinionId: 3, sameIds: [3, 40], similarTo: [7] },
  }
  expect(questionsOf([question], 'de')[0]).toMatchObject({ opinionId: 3, sameIds: [3, 40], similarIds: [7] })
})

// Fails when a guest reads of delivered answers what somebody said themselves.
test('who answered for themselves did so on the device of a guest, too', () => {
  const candidate: Candidate = {
    ...{ id: 7, electionId: 1, firstName: 'Anna', lastName: 'Muster', birthYear: 1980, sex: null, partyId: null, listId: null },
    ...{ listNumber: null, listPosition: null, number: null, place: null, occupation: null, incumbent: false, portrait: null },
    ...{ mainGoals: null, motivation: null, education: null, politicalExperience: null, otherExperience: null, hobbies: null },
    ...{ politicalPositions: null, motto: null, household: null, campaignBudget: null, vestedInterests: [], interests: [] },
    ...{ links: [], languages: [], statement: { on: '2027-09-03', revision: 2 } },
  }
  expect(candidatesOf([candidate], 'de')[0]).toMatchObject({ statement: { on: '2027-09-03', revision: 2 } })
  expect(candidatesOf([{ ...candidate, hasChanges: true }], 'de')[0]).toMatchObject({ hasChanges: true })
  expect(candidatesOf([{ ...candidate, statement: undefined }], 'de')[0]).not.toHaveProperty('statement')
  expect(candidatesOf([candidate], 'de')[0]).not.toHaveProperty('hasChanges')
})
