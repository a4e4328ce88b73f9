import { type Article, type MediaOutlet, PAGE_SIZE, type Page } from '@plenara/contract'
import { DomainError, toContentLanguage } from '@plenara/domain'
import type { QueryOf } from '../call-types.ts'
import type { ArticleFilter } from '../parliament-store.ts'
import { presentArticle, presentOutlet } from '../presenters/article.ts'
import { realFirst } from '../real-first.ts'
import { candidateOf, loadElection } from './election-data.ts'
import { findPerson, type Office, type ParliamentServices } from './parliament.ts'

type ArticleQuery = QueryOf<'getElectionArticles'>

export async function getMediaOutlets({ parliament }: ParliamentServices): Promise<MediaOutlet[]> {
  const { outlets } = await parliament.reference()
  return realFirst(outlets, () => 'outlet').map(presentOutlet)
}

/** Throws `article_not_found`. */
export async function getArticle({ parliament }: ParliamentServices, articleId: number): Promise<Article> {
  const [{ outlets }, article] = await Promise.all([parliament.reference(), parliament.article(articleId)])
  if (!article) throw new DomainError('article_not_found')
  return presentArticle(article, outlets)
}

/** Articles that name a candidate of the election. Throws `election_not_found`. */
export async function getElectionArticles(services: ParliamentServices, electionId: number, query: ArticleQuery): Promise<Page<Article>> {
  const { snapshot } = await loadElection(services.catalogue, electionId)
  return getArticles(services, query, { candidateIds: snapshot.candidates.map(({ id }) => id) })
}

/** Throws `election_not_found`, `candidate_not_found`. */
export async function getCandidateArticles(
  services: ParliamentServices,
  { eid, cid }: { readonly eid: number; readonly cid: number },
  query: ArticleQuery,
): Promise<Page<Article>> {
  const { id } = candidateOf(await loadElection(services.catalogue, eid), cid)
  return getArticles(services, query, { candidateIds: [id] })
}

/** Articles that name a member of the parliament or the government. Throws `councillor_not_found`. */
export async function getPersonArticles(
  services: ParliamentServices,
  { office, id }: { readonly office: Office; readonly id: number },
  query: ArticleQuery,
): Promise<Page<Article>> {
  const { councillor } = await findPerson(services, office, id)
  return getArticles(services, query, { councillorNumbers: councillor.numbers })
}

async function getArticles(
  { parliament }: ParliamentServices,
  query: ArticleQuery,
  named: Partial<Pick<ArticleFilter, 'candidateIds' | 'councillorNumbers'>>,
): Promise<Page<Article>> {
  const { outlets } = await parliament.reference()
  const { mediaOutlets, page = 1 } = query
  const { items, total } = await parliament.articles({
    page,
    from: query.from ?? null,
    to: query.to ?? null,
    searchTerm: query.searchTerm ?? '',
    language: query.lang ? toContentLanguage(query.lang) : null,
    candidateIds: named.candidateIds ?? null,
    councillorNumbers: named.councillorNumbers ?? null,
    outletKeys: mediaOutlets ? outlets.filter(({ id }) => mediaOutlets.includes(id)).map(({ key }) => key) : null,
    outletTypes: query.mediaOutletTypes ?? null,
    isFreeOnly: query.noPremium ?? false,
  })
  return { items: items.map((article) => presentArticle(article, outlets)), page, pageSize: PAGE_SIZE, total }
}
