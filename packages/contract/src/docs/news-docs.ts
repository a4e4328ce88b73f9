import type { newsRoutes } from '../routes/news.ts'
import type { CallDoc } from './call-doc.ts'

const NEWEST = 'Newest first, in all languages unless `lang` names one.'

export const newsDocs: Readonly<Record<keyof typeof newsRoutes, CallDoc>> = {
  getMediaOutlets: { summary: 'The media outlets' },
  getArticle: { summary: 'An article' },
  getElectionArticles: { summary: 'Articles that name a candidate of the election', description: NEWEST },
  getCandidateArticles: { summary: 'Articles that name a candidate', description: NEWEST },
  getCouncillorArticles: { summary: 'Articles that name a councillor', description: NEWEST },
  getFederalCouncillorArticles: { summary: 'Articles that name a member of the federal government', description: NEWEST },
}
