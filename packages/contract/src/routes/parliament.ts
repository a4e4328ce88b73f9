import { z } from 'zod'
import { calls } from '../calls.ts'
import { id } from '../entities/common.ts'
import {
  councilBody,
  councillor,
  councilWithMembers,
  parliamentaryGroup,
  parliamentParty,
  seatedCouncil,
  session,
} from '../entities/councillor.ts'
import { saidAndVoted } from '../entities/said-and-voted.ts'
import { affair, councillorVoteCard, topic, vote, voteCard } from '../entities/vote.ts'
import { flag, idList, pageOf, pageQuery, trimmedLocale, wordList } from '../page.ts'
import { DECISIONS, VOTE_SORTS } from '../parliament-constants.ts'
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

export const parliamentRoutes = {
  /** The councils of the federation: parliament, government and courts. */
  getCouncils: defineRoute(calls.getCouncils, { query: langQuery, response: z.array(seatedCouncil) }),
  /** The groups with their members in a council, the largest first; the Federal Assembly where no council is named. */
  getParliamentaryGroups: defineRoute(calls.getParliamentaryGroups, {
    query: langQuery.extend({
      council_id: z
        .string()
        .regex(/^[1-9][0-9]{0,14}$/)
        .transform(Number)
        .pipe(id)
        .optional(),
    }),
    response: z.array(parliamentaryGroup),
    errors: ['council_not_found'],
  }),
  /** The parties that have a member in the federal parliament. */
  getParliamentParties: defineRoute(calls.getParliamentParties, { query: langQuery, response: z.array(parliamentParty) }),
  getSessions: defineRoute(calls.getSessions, { query: langQuery, response: z.array(session) }),
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
  getCantonalCouncillor: defineRoute(calls.getCantonalCouncillor, person),
  getVotes: defineRoute(calls.getVotes, { query: voteQuery, response: pageOf(voteCard) }),
  getVote: defineRoute(calls.getVote, {
    params: pathIds('id'),
    query: trimmedLangQuery,
    response: vote,
    errors: ['vote_not_found'],
  }),
  getAffairTopics: defineRoute(calls.getAffairTopics, { query: trimmedLangQuery, response: z.array(topic) }),
  getAffair: defineRoute(calls.getAffair, {
    params: pathIds('id'),
    query: trimmedLangQuery,
    response: affair,
    errors: ['affair_not_found'],
  }),
  /** The votes that a councillor took part in or missed. */
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
  /** Answers as a candidate beside the votes that a reviewed table names for their questions. */
  getSaidAndVoted: defineRoute(calls.getSaidAndVoted, {
    params: pathIds('id'),
    query: trimmedLangQuery,
    response: saidAndVoted,
    errors: ['councillor_not_found'],
  }),
}
