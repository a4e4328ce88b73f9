import type { parliamentRoutes } from '../routes/parliament.ts'
import type { CallDoc } from './call-doc.ts'

type Name = keyof typeof parliamentRoutes
type VoteName =
  | 'getVotes'
  | 'getVotesByAffair'
  | 'getVoteBodies'
  | 'getVote'
  | 'getMunicipalResults'
  | 'getVotingDay'
  | 'getTellingVotes'
  | 'getAffairTopics'
  | 'getAffair'
  | 'getCouncillorVotes'
  | 'getCouncillorVote'
  | 'getCouncillorSpeeches'
  | 'getSaidAndVoted'

export const councilDocs: Readonly<Record<Exclude<Name, VoteName>, CallDoc>> = {
  getCouncils: {
    summary: 'The councils of the Confederation',
    description: 'Parliament, government and courts, with the plans of their seats.',
  },
  getParliamentaryGroups: {
    summary: 'The parliamentary groups with their members',
    description: 'The largest first; those of the Federal Assembly where no council is named.',
  },
  getParliamentParties: { summary: 'The parties with a member in the federal parliament' },
  getSessions: { summary: 'The sessions of the federal parliament' },
  getSessionDigest: {
    summary: 'What the federal parliament decided in a session',
    description:
      'Final votes by affair, the closest votes, and how the members of a canton voted; the last session with votes where none is named.',
  },
  getCouncillor: { summary: 'A member of the federal parliament' },
  getFederalCouncillor: { summary: 'A member of the federal government' },
  getFederalCouncillors: { summary: 'The members of the federal government' },
  getJudge: { summary: 'A judge of the Federal Supreme Court' },
  getJudges: { summary: 'The judges of the Federal Supreme Court' },
  getCantonCouncils: { summary: 'The councils of a canton' },
  getCantonalCouncil: { summary: 'A council of a canton with its members' },
  getCouncilDecisions: {
    summary: 'How the members of a council of a canton voted',
    description: 'All recorded votes at once; without any where the source tells none by name.',
  },
  getCantonalCouncillor: { summary: 'A member of a council of a canton' },
  getCantonMembers: {
    summary: 'Who represents a canton in the federal parliament',
    description: 'The Council of States first, by name.',
  },
  getMemberDecisions: {
    summary: 'How the members of a canton in the federal parliament voted',
    description: 'All votes at once, so that a device compares them with opinions that it keeps to itself.',
  },
}

export const voteDocs: Readonly<Record<VoteName, CallDoc>> = {
  getVotes: { summary: 'Votes of parliaments and of the people, by pages', description: 'Newest first unless `sort` says otherwise.' },
  getVotesByAffair: {
    summary: 'Votes of parliaments by affair, by pages of affairs',
    description: 'The affair with the newest of the votes found first, unless `sort` says otherwise; of each the first votes.',
  },
  getVoteBodies: { summary: 'By which councils, cantons and policy areas votes can be narrowed' },
  getVote: { summary: 'A vote with everything that is known of it' },
  getMunicipalResults: {
    summary: 'How the municipalities of a canton voted',
    description: 'A municipality that is not counted has no numbers yet; none at all where the source tells nothing of municipalities.',
  },
  getVotingDay: {
    summary: 'A day on which the people vote, with the count as it comes in',
    description: 'Changes with every result that the source publishes.',
  },
  getTellingVotes: {
    summary: 'Disputed bills to say yes or no to, with the positions of the members',
    description: 'All at once, so that a device finds those that tell most without telling what it knows.',
  },
  getAffairTopics: { summary: 'The topics of affairs' },
  getAffair: { summary: 'An affair of parliament' },
  getCouncillorVotes: { summary: 'The votes that a councillor took part in or missed, by pages' },
  getCouncillorVote: { summary: 'How a councillor decided in a vote' },
  getCouncillorSpeeches: { summary: 'How the last speeches of a councillor begin, the youngest first' },
  getSaidAndVoted: {
    summary: 'What a councillor said as a candidate beside the votes',
    description: 'The votes are those that a reviewed table names for the questions.',
  },
}
