import { z } from 'zod'
import { calls } from '../calls.ts'
import { candidate, candidateCard, portraitBlock } from '../entities/candidate.ts'
import { election } from '../entities/election.ts'
import { electionResult } from '../entities/election-result.ts'
import { loggedChange } from '../entities/logged-change.ts'
import { party } from '../entities/party.ts'
import { defineRoute, langQuery, pathIds } from '../route.ts'

export const electionRoutes = {
  getElection: defineRoute(calls.getElection, {
    params: pathIds('eid'),
    query: langQuery,
    response: election,
    errors: ['election_not_found'],
  }),
  getUserElections: defineRoute(calls.getUserElections, { params: pathIds('id'), query: langQuery, response: z.array(election) }),
  getParties: defineRoute(calls.getParties, { query: langQuery, response: z.array(party) }),
  getCandidates: defineRoute(calls.getCandidates, {
    params: pathIds('eid'),
    query: langQuery.extend({ view: z.enum(['card', 'full']).optional() }),
    response: z.array(z.union([candidate, candidateCard])),
    errors: ['election_not_found'],
  }),
  getCandidate: defineRoute(calls.getCandidate, {
    params: pathIds('eid', 'cid'),
    query: langQuery,
    response: candidate,
    errors: ['election_not_found', 'candidate_not_found'],
  }),
  getStatementChanges: defineRoute(calls.getStatementChanges, {
    params: pathIds('eid', 'cid'),
    query: langQuery,
    response: z.array(loggedChange),
    errors: ['election_not_found', 'candidate_not_found'],
  }),
  getElectionResult: defineRoute(calls.getElectionResult, {
    params: pathIds('eid'),
    response: electionResult,
    errors: ['election_not_found', 'not_found'],
  }),
  getPortraits: defineRoute(calls.getPortraits, {
    params: pathIds('eid', 'block'),
    response: portraitBlock,
    errors: ['election_not_found', 'not_found'],
  }),
}
