import {
  type Affair,
  type CantonCode,
  CONFEDERATION,
  type CouncillorVoteCard,
  DECISIONS,
  type MunicipalResults,
  PAGE_SIZE,
  type Page,
  type ParliamentReference,
  type Topic,
  type Vote,
  type VoteCard,
} from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { QueryOf } from '../call-types.ts'
import type { VoteFilter } from '../parliament-store.ts'
import { presentMark } from '../presenters/source.ts'
import { presentAffair, presentCouncillorVote, presentTopic, presentVote, presentVoteCard } from '../presenters/vote.ts'
import { realFirst } from '../real-first.ts'
import { contextOf, type ParliamentServices } from './parliament.ts'

/** Votes of parliaments and of the people, newest first unless told otherwise [VALID-11]. */
export async function getVotes(services: ParliamentServices, query: QueryOf<'getVotes'>): Promise<Page<VoteCard>> {
  const context = await contextOf(services, query.lang)
  const filter = await filterOf(services, query)
  const { items, total } = await services.parliament.votes(filter)
  return { items: items.map((vote) => presentVoteCard(vote, context)), page: filter.page, pageSize: PAGE_SIZE, total }
}

/** Throws `vote_not_found`. */
export async function getVote(services: ParliamentServices, voteId: number, lang?: string): Promise<Vote> {
  const [context, whole] = await Promise.all([contextOf(services, lang), services.parliament.vote(voteId)])
  if (!whole) throw new DomainError('vote_not_found')
  return presentVote(whole, context)
}

/** Throws `vote_not_found`, also for a vote of a parliament. */
export async function getMunicipalResults(
  services: ParliamentServices,
  { id, code }: { readonly id: number; readonly code: CantonCode },
): Promise<MunicipalResults> {
  const results = await services.parliament.municipalResults(id, code)
  if (!results) throw new DomainError('vote_not_found')
  return { cantonCode: code, municipalities: results.municipalities.map((one) => ({ ...one })), ...presentMark(results) }
}

export async function getAffairTopics(services: ParliamentServices, lang?: string): Promise<Topic[]> {
  const context = await contextOf(services, lang)
  const topics = realFirst(context.reference.topics, () => 'topic').map((topic) => presentTopic(topic, context))
  return topics.toSorted((a, b) => a.name.localeCompare(b.name, context.language))
}

/** Throws `affair_not_found`. */
export async function getAffair(services: ParliamentServices, affairId: number, lang?: string): Promise<Affair> {
  const [context, whole] = await Promise.all([contextOf(services, lang), services.parliament.affair(affairId)])
  if (!whole) throw new DomainError('affair_not_found')
  return presentAffair(whole, context)
}

/** The votes for which a decision of the councillor is known. Throws `councillor_not_found`. */
export async function getCouncillorVotes(
  services: ParliamentServices,
  councillorId: number,
  query: QueryOf<'getCouncillorVotes'>,
): Promise<Page<CouncillorVoteCard>> {
  const [context, numbers] = await Promise.all([contextOf(services, query.lang), numbersOf(services, councillorId)])
  const filter = { ...(await filterOf(services, query)), councillor: { numbers, decisions: query.decisions ?? DECISIONS } }
  const { items, total } = await services.parliament.votes(filter)
  const cards = items.flatMap((vote) => (vote.decision ? [presentCouncillorVote(vote, vote.decision, context)] : []))
  return { items: cards, page: filter.page, pageSize: PAGE_SIZE, total }
}

/** Throws `councillor_not_found`, and `vote_not_found` where no decision of the councillor is known. */
export async function getCouncillorVote(
  services: ParliamentServices,
  { id, vid }: { readonly id: number; readonly vid: number },
  lang?: string,
): Promise<CouncillorVoteCard> {
  const [context, numbers] = await Promise.all([contextOf(services, lang), numbersOf(services, id)])
  const vote = await services.parliament.councillorVote(vid, numbers)
  if (!vote?.decision) throw new DomainError('vote_not_found')
  return presentCouncillorVote(vote, vote.decision, context)
}

/** Members of the parliaments of cantons vote too. */
async function numbersOf(services: ParliamentServices, councillorId: number): Promise<readonly number[]> {
  const whole = await services.parliament.councillor(councillorId)
  if (!whole) throw new DomainError('councillor_not_found')
  return whole.councillor.numbers
}

/** What a list of votes is asked for, by the keys of what it names; an id that there is not finds nothing. */
export async function filterOf({ parliament }: ParliamentServices, query: QueryOf<'getVotes'>): Promise<VoteFilter> {
  const { topics, councils } = await parliament.reference()
  const { council, canton } = query
  const wanted = query.topicFilter
  return {
    page: query.page ?? 1,
    sort: query.sort ?? 'newest',
    from: query.from ?? null,
    to: query.to ?? null,
    searchTerm: query.searchTerm ?? '',
    topicKeys: wanted ? topics.filter(({ id }) => wanted.includes(id)).map(({ key }) => key) : null,
    isPeoples: query.peopleVotes ?? null,
    councilKey: council === undefined ? undefined : (councils.find(({ id }) => id === council)?.key ?? ''),
    canton: canton && { code: canton, councilKeys: councilKeysOf(councils, canton) },
    result: query.result,
    margin: query.margin,
    areas: query.areaFilter,
    councillor: null,
  }
}

function councilKeysOf(councils: ParliamentReference['councils'], canton: string): string[] {
  const isOf = ({ level, cantonCode }: (typeof councils)[number]) =>
    canton === CONFEDERATION ? level === 'federal' : cantonCode === canton
  return councils.filter(isOf).map(({ key }) => key)
}
