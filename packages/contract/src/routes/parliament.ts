import { z } from 'zod'
import { calls } from '../calls.ts'
import { cantonCode } from '../entities/canton.ts'
import { cantonMember, memberDecisions } from '../entities/canton-member.ts'
import { day, id } from '../entities/common.ts'
import {
  councilBody,
  councillor,
  councilWithMembers,
  parliamentaryGroup,
  parliamentParty,
  seatedCouncil,
  session,
  speech,
} from '../entities/councillor.ts'
import { saidAndVoted } from '../entities/said-and-voted.ts'
import { sessionDigest } from '../entities/session-digest.ts'
import { tellingVotes } from '../entities/telling-vote.ts'
import { affair, affairVotes, councillorVoteCard, municipalResults, topic, vote, voteBodies, voteCard } from '../entities/vote.ts'
import { votingDay } from '../entities/voting-day.ts'
import { flag, idList, numberText, pageOf, pageQuery, trimmedLocale, wordList } from '../page.ts'
import { CONFEDERATION, DECISIONS, VOTE_MARGINS, VOTE_RESULTS, VOTE_SORTS } from '../parliament-constants.ts'
import { defineRoute, langQuery, pathIds } from '../route.ts'

const trimmedLangQuery = z.strictObject({ lang: trimmedLocale })
const person = { params: pathIds('id'), query: langQuery, response: councillor, errors: ['councillor_not_found'] } as const

/** Votes newest first unless `sort` says otherwise [VALID-11]. `peopleVotes`: those of the people alone, or those of parliaments alone. */
const voteQuery = pageQuery.extend({
  lang: trimmedLocale,
  sort: z.enum(VOTE_SORTS).optional(),
  topicFilter: idList,
  peopleVotes: flag,
})

/** What a list of all votes is narrowed by besides. */
const voteListQuery = voteQuery.extend({
  council: numberText.pipe(id).optional(),
  canton: z.union([cantonCode, z.literal(CONFEDERATION)]).optional(),
  result: z.enum(VOTE_RESULTS).optional(),
  margin: z.enum(VOTE_MARGINS).transform(Number).optional(),
  areaFilter: idList,
})

export const parliamentRoutes = {
  getCouncils: defineRoute(calls.getCouncils, { query: langQuery, response: z.array(seatedCouncil) }),
  getParliamentaryGroups: defineRoute(calls.getParliamentaryGroups, {
    query: langQuery.extend({
      council_id: numberText.pipe(id).optional(),
    }),
    response: z.array(parliamentaryGroup),
    errors: ['council_not_found'],
  }),
  getParliamentParties: defineRoute(calls.getParliamentParties, { query: langQuery, response: z.array(parliamentParty) }),
  getSessions: defineRoute(calls.getSessions, { query: langQuery, response: z.array(session) }),
  getSessionDigest: defineRoute(calls.getSessionDigest, {
    query: trimmedLangQuery.extend({ session: numberText.pipe(id).optional(), members: cantonCode.optional() }),
    response: sessionDigest,
    errors: ['session_not_found'],
  }),
  getCouncillor: defineRoute(calls.getCouncillor, person),
  getFederalCouncillor: defineRoute(calls.getFederalCouncillor, person),
  getFederalCouncillors: defineRoute(calls.getFederalCouncillors, { query: langQuery, response: z.array(councillor) }),
  getJudge: defineRoute(calls.getJudge, person),
  getJudges: defineRoute(calls.getJudges, { query: langQuery, response: z.array(councillor) }),
  getCantonCouncils: defineRoute(calls.getCantonCouncils, {
    params: pathIds('id'),
    query: langQuery,
    response: z.array(councilBody),
    errors: ['canton_not_found'],
  }),
  getCantonalCouncil: defineRoute(calls.getCantonalCouncil, {
    params: pathIds('id'),
    query: langQuery,
    response: councilWithMembers,
    errors: ['council_not_found'],
  }),
  getCouncilDecisions: defineRoute(calls.getCouncilDecisions, {
    params: pathIds('id'),
    response: memberDecisions,
    errors: ['council_not_found'],
  }),
  getCantonalCouncillor: defineRoute(calls.getCantonalCouncillor, person),
  getCantonMembers: defineRoute(calls.getCantonMembers, {
    params: pathIds('id'),
    query: langQuery,
    response: z.array(cantonMember),
    errors: ['canton_not_found'],
  }),
  getMemberDecisions: defineRoute(calls.getMemberDecisions, {
    params: pathIds('id'),
    response: memberDecisions,
    errors: ['canton_not_found'],
  }),
  getVotes: defineRoute(calls.getVotes, { query: voteListQuery, response: pageOf(voteCard) }),
  getVotesByAffair: defineRoute(calls.getVotesByAffair, {
    query: voteListQuery.omit({ peopleVotes: true, areaFilter: true }),
    response: pageOf(affairVotes),
  }),
  getVoteBodies: defineRoute(calls.getVoteBodies, { query: trimmedLangQuery, response: voteBodies }),
  getVote: defineRoute(calls.getVote, {
    params: pathIds('id'),
    query: trimmedLangQuery,
    response: vote,
    errors: ['vote_not_found'],
  }),
  getMunicipalResults: defineRoute(calls.getMunicipalResults, {
    params: pathIds('id').extend({ code: cantonCode }),
    response: municipalResults,
    errors: ['vote_not_found'],
  }),
  getVotingDay: defineRoute(calls.getVotingDay, {
    params: z.strictObject({ day }),
    query: trimmedLangQuery,
    response: votingDay,
    errors: ['vote_not_found'],
  }),
  getTellingVotes: defineRoute(calls.getTellingVotes, { query: trimmedLangQuery, response: tellingVotes }),
  getAffairTopics: defineRoute(calls.getAffairTopics, { query: trimmedLangQuery, response: z.array(topic) }),
  getAffair: defineRoute(calls.getAffair, {
    params: pathIds('id'),
    query: trimmedLangQuery,
    response: affair,
    errors: ['affair_not_found'],
  }),
  getCouncillorVotes: defineRoute(calls.getCouncillorVotes, {
    params: pathIds('id'),
    query: voteQuery.extend({ decisions: wordList(DECISIONS) }),
    response: pageOf(councillorVoteCard),
    errors: ['councillor_not_found'],
  }),
  getCouncillorVote: defineRoute(calls.getCouncillorVote, {
    params: pathIds('id', 'vid'),
    query: trimmedLangQuery,
    response: councillorVoteCard,
    errors: ['councillor_not_found', 'vote_not_found'],
  }),
  getCouncillorSpeeches: defineRoute(calls.getCouncillorSpeeches, {
    params: pathIds('id'),
    response: z.array(speech),
    errors: ['councillor_not_found'],
  }),
  getSaidAndVoted: defineRoute(calls.getSaidAndVoted, {
    params: pathIds('id'),
    query: trimmedLangQuery,
    response: saidAndVoted,
    errors: ['councillor_not_found'],
  }),
}
