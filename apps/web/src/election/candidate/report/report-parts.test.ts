import type { Candidate, CandidateResponse, Question } from '@plenara/contract'
import { expect, test } from 'vitest'
import { reportParts } from './report-parts.ts'

const t = ((id: string, values?: object) => (values ? `${id} ${Object.values(values).join(' ')}` : id)) as never
const questions = [
  { id: 12, text: 'Rentenalter?' },
  { id: 13, text: 'Stimmrecht?' },
] as unknown as readonly Question[]
const responses: readonly CandidateResponse[] = [
  { questionId: 12, value: 100, comment: 'Darum' },
  { questionId: 13, value: 0, comment: null },
]
const candidate = {
  ...{ portrait: '/api/portrait/ab/small', occupation: 'Bäckerin', motto: 'Für alle.', hobbies: null, campaignBudget: 500 },
  ...{ interests: [{ organisation: 'Velo' }], links: [{ kind: 'x', url: 'https://x.com/anna' }], languages: ['de'] },
  statement: { on: '2027-09-03', revision: 2, profile: true },
} as unknown as Candidate

// Fails when an answer or a figure can be reported, or when a shown part cannot.
test('texts, pictures and links can be reported, numbers cannot', () => {
  expect(reportParts(candidate, { responses, questions }, t)).toEqual([
    { part: 'portrait', label: 'report.part.portrait' },
    { part: 'text/occupation', label: 'candidate.label.occupation' },
    { part: 'text/motto', label: 'candidate.label.motto' },
    { part: 'fact/vestedInterests', label: 'candidate.label.vestedInterests' },
    { part: 'link/x', label: 'report.part.link x.com' },
    { part: 'comment/12', label: 'report.part.comment Rentenalter?' },
  ])
})

test('an imported profile cannot be reported', () => {
  const withStatement = { ...candidate, statement: { on: '2027-09-03', revision: 2 }, portrait: null } as Candidate
  expect(reportParts(withStatement, { responses, questions }, t).map(({ part }) => part)).toEqual(['comment/12'])
})
