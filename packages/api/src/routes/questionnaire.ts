import type { Handlers } from '../handler.ts'
import { getCandidateAnswers } from '../services/match.ts'
import { changeCarrying, getCarrying, getOpinions } from '../services/opinions.ts'
import { getPartySpider } from '../services/party-spider.ts'
import {
  deleteResponse,
  getAnswerComments,
  getAxes,
  getCandidateResponses,
  getCandidateSpider,
  getCategories,
  getQuestions,
  getResponses,
  getSpider,
  setResponse,
} from '../services/questionnaire.ts'

export const questionnaireHandlers = {
  getCategories: ({ params, query }, { catalogue }) => getCategories(catalogue, params.eid, query.lang),
  getAxes: ({ params, query }, { catalogue }) => getAxes(catalogue, params.eid, query.lang),
  getQuestions: ({ params, query }, { catalogue }) => getQuestions(catalogue, params.eid, query.lang),
  getSpider: ({ params, query }, services) => getSpider(services, params, query.lang),
  getCandidateSpider: ({ params, query }, { catalogue }) => getCandidateSpider(catalogue, params, query.lang),
  getPartySpider: ({ params, query }, { catalogue }) => getPartySpider(catalogue, params, query.lang),
  getResponses: ({ params }, services) => getResponses(services, params),
  setResponse: ({ params, query, body }, services) => setResponse(services, params, { ...body, lang: query.lang }),
  deleteResponse: ({ params, query }, services) => deleteResponse(services, params, { only: query.only === '1', lang: query.lang }),
  getCarrying: ({ params }, services) => getCarrying(services, params),
  setCarrying: ({ params, body }, services) => changeCarrying(services, params, body.on),
  getOpinions: ({ params, query }, services) => getOpinions(services, params.id, query.lang),
  getCandidateResponses: ({ params, query }, { catalogue }) => getCandidateResponses(catalogue, params, query.lang),
  getCandidateAnswers: ({ params }, { catalogue }) => getCandidateAnswers(catalogue, params.eid),
  getAnswerComments: ({ params, query }, { catalogue }) => getAnswerComments(catalogue, params.eid, query.lang),
} satisfies Partial<Handlers>
