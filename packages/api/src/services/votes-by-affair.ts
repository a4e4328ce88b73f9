import { type AffairVotes, PAGE_SIZE, type Page, type VoteBodies } from '@plenara/contract'
import type { QueryOf } from '../call-types.ts'
import { presentCouncil } from '../presenters/councillor.ts'
import { presentVoteCard } from '../presenters/vote.ts'
import { contextOf, type ParliamentServices } from './parliament.ts'
import { filterOf } from './parliament-vote.ts'

/** Votes of parliaments, those on one affair together. */
export async function getVotesByAffair(services: ParliamentServices, query: QueryOf<'getVotesByAffair'>): Promise<Page<AffairVotes>> {
  const context = await contextOf(services, query.lang)
  const filter = { ...(await filterOf(services, query)), isPeoples: false }
  const { items, total } = await services.parliament.votesByAffair(filter)
  const affairs = items.flatMap(({ votes, total: found }) => {
    const [first] = votes
    if (!first) return []
    const { affairId, record } = first
    return [{ affairId, affairNumber: record.affairNumber, total: found, votes: votes.map((vote) => presentVoteCard(vote, context)) }]
  })
  return { items: affairs, page: filter.page, pageSize: PAGE_SIZE, total }
}

/** Councils and cantons of which votes are stored; councils of the Confederation first, then by canton. */
export async function getVoteBodies(services: ParliamentServices, lang?: string): Promise<VoteBodies> {
  const [context, { councilKeys, cantonCodes, areas }] = await Promise.all([contextOf(services, lang), services.parliament.voteBodies()])
  const councils = context.reference.councils
    .filter(({ key }) => councilKeys.includes(key))
    .toSorted((a, b) => (a.cantonCode ?? '').localeCompare(b.cantonCode ?? '') || a.id - b.id)
  const cantons = new Set([...cantonCodes, ...councils.flatMap(({ cantonCode }) => cantonCode ?? [])])
  return { councils: councils.map((council) => presentCouncil(council, context)), cantons: [...cantons].toSorted(), areas: [...areas] }
}
