import type { Article, ArticleSnapshot, Identified, MediaOutlet, MediaOutletRecord } from '@plenara/contract'
import { presentMark } from './source.ts'

export function presentOutlet({ id, name, type, premium, language, website, ...rest }: Identified<MediaOutletRecord>): MediaOutlet {
  return { id, name, type, premium, language, website, ...presentMark(rest) }
}

export function presentArticle(article: ArticleSnapshot, outlets: readonly Identified<MediaOutletRecord>[]): Article {
  const outlet = outlets.find(({ key }) => key === article.outletKey)
  return {
    id: article.id,
    outletId: outlet?.id ?? null,
    outletName: outlet?.name ?? article.outletKey,
    title: article.title,
    summary: article.summary,
    url: article.url,
    publishedAt: article.publishedAt,
    language: article.language,
    premium: article.premium,
    councillorIds: [...article.councillorIds],
    candidateIds: [...article.candidateIds],
    ...presentMark(article),
  }
}
