import { z } from 'zod'
import { calls } from '../calls.ts'
import { answerTable, candidateResponse, category, partySpider, question, response, spider, weight } from '../entities/question.ts'
import { defineRoute, langQuery, pathIds } from '../route.ts'

const spiderQuery = langQuery

export const questionnaireRoutes = {
  getCategories: defineRoute(calls.getCategories, {
    params: pathIds('eid'),
    query: langQuery,
    response: z.array(category),
    errors: ['election_not_found'],
  }),
  getQuestions: defineRoute(calls.getQuestions, {
    params: pathIds('eid'),
    query: langQuery,
    response: z.array(question),
    errors: ['election_not_found'],
  }),
  getSpider: defineRoute(calls.getSpider, {
    params: pathIds('id', 'eid'),
    query: spiderQuery,
    response: spider,
    errors: ['election_not_found'],
  }),
  getCandidateSpider: defineRoute(calls.getCandidateSpider, {
    params: pathIds('eid', 'candidateId'),
    query: spiderQuery,
    response: spider,
    errors: ['election_not_found', 'candidate_not_found'],
  }),
  /** Of the candidates of a party who stand in the election. */
  getPartySpider: defineRoute(calls.getPartySpider, {
    params: pathIds('eid', 'partyId'),
    query: spiderQuery,
    response: partySpider,
    errors: ['election_not_found', 'party_not_found'],
  }),
  getResponses: defineRoute(calls.getResponses, {
    params: pathIds('id', 'eid'),
    response: z.array(response),
    errors: ['election_not_found'],
  }),
  /** Every number that is not on the scale of the question, also one outside 0-100, is `value_not_on_scale`. */
  setResponse: defineRoute(calls.setResponse, {
    params: pathIds('id', 'eid', 'questionId'),
    query: spiderQuery,
    body: z.strictObject({ value: z.number().nullable(), weight: weight.optional() }),
    response: spider,
    errors: ['election_not_found', 'question_not_found', 'value_not_on_scale', 'consent_missing'],
  }),
  deleteResponse: defineRoute(calls.deleteResponse, {
    params: pathIds('id', 'eid', 'questionId'),
    query: spiderQuery,
    response: spider,
    errors: ['election_not_found', 'question_not_found'],
  }),
  getCandidateResponses: defineRoute(calls.getCandidateResponses, {
    params: pathIds('eid', 'candidateId'),
    query: langQuery,
    response: z.array(candidateResponse),
    errors: ['election_not_found', 'candidate_not_found'],
  }),
  /** What all candidates answered in public, as small as it gets, so that a device can compute match percents itself. */
  getCandidateAnswers: defineRoute(calls.getCandidateAnswers, {
    params: pathIds('eid'),
    response: answerTable,
    errors: ['election_not_found'],
  }),
}
