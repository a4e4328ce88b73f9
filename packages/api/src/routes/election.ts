import type { Handlers } from '../handler.ts'
import { getPortraits } from '../portrait.ts'
import {
  getCandidate,
  getCandidates,
  getElection,
  getElectionResult,
  getParties,
  getStatementChanges,
  getUserElections,
} from '../services/election.ts'

export const electionHandlers = {
  getElection: ({ params, query }, { catalogue }) => getElection(catalogue, params.eid, query.lang),
  getUserElections: ({ userId, query }, services) => getUserElections(services, userId, query.lang),
  getParties: ({ query }, { catalogue }) => getParties(catalogue, query.lang),
  getCandidates: ({ params, query }, { catalogue }) => getCandidates(catalogue, params.eid, query),
  getCandidate: ({ params, query }, { catalogue }) => getCandidate(catalogue, params, query.lang),
  getStatementChanges: ({ params, query }, { catalogue }) => getStatementChanges(catalogue, params, query.lang),
  getElectionResult: ({ params }, { catalogue }) => getElectionResult(catalogue, params.eid),
  getPortraits: ({ params }, { catalogue }) => getPortraits(catalogue, params),
} satisfies Partial<Handlers>
