import type { Handlers } from '../handler.ts'
import { getArticle, getCandidateArticles, getElectionArticles, getMediaOutlets, getPersonArticles } from '../services/news.ts'

export const newsHandlers = {
  getMediaOutlets: (_, services) => getMediaOutlets(services),
  getArticle: ({ params }, services) => getArticle(services, params.id),
  getElectionArticles: ({ params, query }, services) => getElectionArticles(services, params.eid, query),
  getCandidateArticles: ({ params, query }, services) => getCandidateArticles(services, params, query),
  getCouncillorArticles: ({ params, query }, services) => getPersonArticles(services, { office: 'councillor', id: params.id }, query),
  getFederalCouncillorArticles: ({ params, query }, services) =>
    getPersonArticles(services, { office: 'federal-councillor', id: params.id }, query),
} satisfies Partial<Handlers>
