import type { matchRoutes } from '../routes/match.ts'
import type { CallDoc } from './call-doc.ts'

const matches = [
  { candidateId: 4711, type: 'love', rank: 1 },
  { candidateId: 4712, type: 'dislike', rank: null },
]

export const matchDocs: Readonly<Record<keyof typeof matchRoutes, CallDoc>> = {
  getMatches: { summary: 'The rated candidates', answer: matches },
  setMatch: {
    summary: 'Rate or rank a candidate',
    description:
      'Answers all ratings, because others move. `none` takes the rating back and closes the gap; a new love comes first, a new like last. A `rank` above the last is the last; only liked or loved ones have one (`not_ranked`).',
    body: { type: 'love' },
    answer: matches,
  },
  matchAll: { summary: 'Rate or order many', body: { type: 'like' } },
  getMatchPercents: {
    summary: 'The match percents of all candidates',
    description: 'Best match first, without a percent last; ties in a stable order per user.',
    answer: [
      { candidateId: 4711, value: 78.3, shared: 30 },
      { candidateId: 4712, value: null, shared: 4 },
    ],
  },
  getMatchContributions: {
    summary: 'What every question gives to a match percent',
    description: 'As in the questionnaire, those that do not count with the reason.',
  },
  getListMatch: {
    summary: 'The match of every list',
    description: 'The official lists in the order of the election, then those of the user.',
    answer: [{ listId: 201, value: 64.1, known: 4, total: 5 }],
  },
}
