import type { electionRoutes } from '../routes/election.ts'
import type { CallDoc } from './call-doc.ts'

export const electionDocs: Readonly<Record<keyof typeof electionRoutes, CallDoc>> = {
  getElection: { summary: 'An election' },
  getUserElections: {
    summary: 'The elections of the place of the user',
    description: 'Of all levels and years: the newest day first, of one day executives first, then by seats.',
  },
  getParties: { summary: 'The parties' },
  getCandidates: {
    summary: 'The candidates of an election',
    description: 'In no order of the source. The whole profiles, or with `view=card` the lean records that cards and lists show.',
  },
  getCandidate: { summary: 'A candidate with the whole profile' },
  getStatementChanges: { summary: 'What a candidate changed after voters came', description: 'Newest first.' },
  getPortraits: {
    summary: 'The portraits of an election, block by block',
    description:
      'Up to 200 small pictures a block, in the order of the ids of those who have one, each under the address that the record of the candidate names; blocks are numbered from 1, and each says how many there are. 404 beyond the last; the first is there always.',
  },
  getElectionResult: { summary: 'Who was elected', description: '404 until the result is public.' },
}
