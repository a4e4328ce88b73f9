import type { Handlers } from '../handler.ts'
import {
  getCantonalCouncil,
  getCantonCouncils,
  getCouncils,
  getParliamentaryGroups,
  getParliamentParties,
  getPeople,
  getPerson,
  getSessions,
} from '../services/parliament.ts'
import { getAffair, getAffairTopics, getCouncillorVote, getCouncillorVotes, getVote, getVotes } from '../services/parliament-vote.ts'
import { getSaidAndVoted } from '../services/said-and-voted.ts'

export const parliamentHandlers = {
  getCouncils: ({ query }, services) => getCouncils(services, query.lang),
  getParliamentaryGroups: ({ query }, services) => getParliamentaryGroups(services, query.council_id, query.lang),
  getParliamentParties: ({ query }, services) => getParliamentParties(services, query.lang),
  getSessions: ({ query }, services) => getSessions(services, query.lang),
  getCouncillor: ({ params, query }, services) => getPerson(services, 'councillor', params.id, query.lang),
  getFederalCouncillor: ({ params, query }, services) => getPerson(services, 'federal-councillor', params.id, query.lang),
  getFederalCouncillors: ({ query }, services) => getPeople(services, 'federal-councillor', query.lang),
  getJudge: ({ params, query }, services) => getPerson(services, 'judge', params.id, query.lang),
  getJudges: ({ query }, services) => getPeople(services, 'judge', query.lang),
  getCantonCouncils: ({ params, query }, services) => getCantonCouncils(services, params.id, query.lang),
  getCantonalCouncil: ({ params, query }, services) => getCantonalCouncil(services, params.id, query.lang),
  getCantonalCouncillor: ({ params, query }, services) => getPerson(services, 'cantonal-councillor', params.id, query.lang),
  getVotes: ({ query }, services) => getVotes(services, query),
  getVote: ({ params, query }, services) => getVote(services, params.id, query.lang),
  getAffairTopics: ({ query }, services) => getAffairTopics(services, query.lang),
  getAffair: ({ params, query }, services) => getAffair(services, params.id, query.lang),
  getCouncillorVotes: ({ params, query }, services) => getCouncillorVotes(services, params.id, query),
  getSaidAndVoted: ({ params, query }, services) => getSaidAndVoted(services, params.id, query.lang),
  getCouncillorVote: ({ params, query }, services) => getCouncillorVote(services, params, query.lang),
} satisfies Partial<Handlers>
