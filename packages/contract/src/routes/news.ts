import { z } from 'zod'
import { calls } from '../calls.ts'
import { article, mediaOutlet } from '../entities/article.ts'
import { localeCode } from '../entities/language.ts'
import { flag, idList, pageOf, pageQuery, wordList } from '../page.ts'
import { MEDIA_TYPES } from '../parliament-constants.ts'
import { defineRoute, pathIds } from '../route.ts'

/** Articles newest first, in all languages unless `lang` names one. */
const articleQuery = pageQuery.extend({
  lang: localeCode.optional(),
  mediaOutlets: idList,
  noPremium: flag,
  mediaOutletTypes: wordList(MEDIA_TYPES),
})
const articles = { query: articleQuery, response: pageOf(article) } as const

export const newsRoutes = {
  getMediaOutlets: defineRoute(calls.getMediaOutlets, { response: z.array(mediaOutlet) }),
  getArticle: defineRoute(calls.getArticle, { params: pathIds('id'), response: article, errors: ['article_not_found'] }),
  getElectionArticles: defineRoute(calls.getElectionArticles, { ...articles, params: pathIds('eid'), errors: ['election_not_found'] }),
  getCandidateArticles: defineRoute(calls.getCandidateArticles, {
    ...articles,
    params: pathIds('eid', 'cid'),
    errors: ['election_not_found', 'candidate_not_found'],
  }),
  getCouncillorArticles: defineRoute(calls.getCouncillorArticles, { ...articles, params: pathIds('id'), errors: ['councillor_not_found'] }),
  getFederalCouncillorArticles: defineRoute(calls.getFederalCouncillorArticles, {
    ...articles,
    params: pathIds('id'),
    errors: ['councillor_not_found'],
  }),
}
