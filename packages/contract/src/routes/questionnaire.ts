import { z } from 'zod'
import { calls } from '../calls.ts'
import { moment } from '../entities/common.ts'
import {
  answerComment,
  answerTable,
  axis,
  candidateResponse,
  carrying,
  category,
  opinion,
  partySpider,
  question,
  response,
  spider,
  weight,
} from '../entities/question.ts'
import { defineRoute, langQuery, pathIds } from '../route.ts'

const spiderQuery = langQuery

export const questionnaireRoutes = {
  getCategories: defineRoute(calls.getCategories, {
    params: pathIds('eid'),
    query: langQuery,
    response: z.array(category),
    errors: ['election_not_found'],
  }),
  getAxes: defineRoute(calls.getAxes, {
    params: pathIds('eid'),
    query: langQuery,
    response: z.array(axis),
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
  setResponse: defineRoute(calls.setResponse, {
    params: pathIds('id', 'eid', 'questionId'),
    query: spiderQuery,
    body: z.strictObject({
      value: z.number().nullable(),
      weight: weight.optional(),
      answeredAt: moment.optional(),
      only: z.boolean().optional(),
    }),
    response: spider,
    errors: ['election_not_found', 'question_not_found', 'value_not_on_scale', 'consent_missing', 'answered_later'],
  }),
  deleteResponse: defineRoute(calls.deleteResponse, {
    params: pathIds('id', 'eid', 'questionId'),
    query: langQuery.extend({ only: z.literal('1').optional() }),
    response: spider,
    errors: ['election_not_found', 'question_not_found'],
  }),
  getCarrying: defineRoute(calls.getCarrying, { params: pathIds('id', 'eid'), response: carrying, errors: ['election_not_found'] }),
  setCarrying: defineRoute(calls.setCarrying, {
    params: pathIds('id', 'eid'),
    body: z.strictObject({ on: z.boolean() }),
    response: carrying,
    errors: ['election_not_found', 'consent_missing'],
  }),
  getOpinions: defineRoute(calls.getOpinions, { params: pathIds('id'), query: langQuery, response: z.array(opinion) }),
  getCandidateResponses: defineRoute(calls.getCandidateResponses, {
    params: pathIds('eid', 'candidateId'),
    query: langQuery,
    response: z.array(candidateResponse),
    errors: ['election_not_found', 'candidate_not_found'],
  }),
  getCandidateAnswers: defineRoute(calls.getCandidateAnswers, {
    params: pathIds('eid'),
    response: answerTable,
    errors: ['election_not_found'],
  }),
  getAnswerComments: defineRoute(calls.getAnswerComments, {
    params: pathIds('eid'),
    query: langQuery,
    response: z.array(answerComment),
    errors: ['election_not_found'],
  }),
}
