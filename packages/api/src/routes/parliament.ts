import type { Handlers } from '../handler.ts'
import { getCantonMembers, getCouncilDecisions, getMemberDecisions } from '../services/canton-member.ts'
import {
  getCantonalCouncil,
  getCantonCouncils,
  getCouncils,
  getParliamentaryGroups,
  getParliamentParties,
  getPeople,
  getCouncillorSpeeches,
  getPerson,
  getSessions,
} from '../services/parliament.ts'
import { getVoteBodies, getVotesByAffair } from '../services/votes-by-affair.ts'
import {
  getAffair,
  getAffairTopics,
  getCouncillorVote,
  getCouncillorVotes,
  getMunicipalResults,
  getVote,
  getVotes,
} from '../services/parliament-vote.ts'
import { getSaidAndVoted } from '../services/said-and-voted.ts'
import { getSessionDigest } from '../services/session-digest.ts'
import { getTellingVotes } from '../services/telling-vote.ts'
import { getCouncillorAgreement } from '../services/user-vote.ts'
import { getVotingDay } from '../services/voting-day.ts'

export const parliamentHandlers = {
  getCouncils: ({ query }, services) => getCouncils(services, query.lang),
  getParliamentaryGroups: ({ query }, services) => getParliamentaryGroups(services, query.council_id, query.lang),
  getParliamentParties: ({ query }, services) => getParliamentParties(services, query.lang),
  getSessions: ({ query }, services) => getSessions(services, query.lang),
  getSessionDigest: ({ query }, services) => getSessionDigest(services, query),
  getCouncillor: ({ params, query }, services) => getPerson(services, 'councillor', params.id, query.lang),
  getFederalCouncillor: ({ params, query }, services) => getPerson(services, 'federal-councillor', params.id, query.lang),
  getFederalCouncillors: ({ query }, services) => getPeople(services, 'federal-councillor', query.lang),
  getJudge: ({ params, query }, services) => getPerson(services, 'judge', params.id, query.lang),
  getJudges: ({ query }, services) => getPeople(services, 'judge', query.lang),
  getCantonCouncils: ({ params, query }, services) => getCantonCouncils(services, params.id, query.lang),
  getCantonalCouncil: ({ params, query }, services) => getCantonalCouncil(services, params.id, query.lang),
  getCouncilDecisions: ({ params }, services) => getCouncilDecisions(services, params.id),
  getCantonalCouncillor: ({ params, query }, services) => getPerson(services, 'cantonal-councillor', params.id, query.lang),
  getCantonMembers: ({ params, query }, services) => getCantonMembers(services, params.id, query.lang),
  getMemberDecisions: ({ params }, services) => getMemberDecisions(services, params.id),
  getVotes: ({ query }, services) => getVotes(services, query),
  getVotesByAffair: ({ query }, services) => getVotesByAffair(services, query),
  getVoteBodies: ({ query }, services) => getVoteBodies(services, query.lang),
  getVote: ({ params, query }, services) => getVote(services, params.id, query.lang),
  getMunicipalResults: ({ params }, services) => getMunicipalResults(services, params),
  getVotingDay: ({ params, query }, services) => getVotingDay(services, params.day, query.lang),
  getTellingVotes: ({ query }, services) => getTellingVotes(services, query.lang),
  getAffairTopics: ({ query }, services) => getAffairTopics(services, query.lang),
  getAffair: ({ params, query }, services) => getAffair(services, params.id, query.lang),
  getCouncillorVotes: ({ params, query }, services) => getCouncillorVotes(services, params.id, query),
  getCouncillorSpeeches: ({ params }, services) => getCouncillorSpeeches(services, params.id),
  getSaidAndVoted: ({ params, query }, services) => getSaidAndVoted(services, params.id, query.lang),
  getCouncillorVote: ({ params, query }, services) => getCouncillorVote(services, params, query.lang),
  getCouncillorAgreement: ({ params }, services) => getCouncillorAgreement(services, params.id),
} satisfies Partial<Handlers>
