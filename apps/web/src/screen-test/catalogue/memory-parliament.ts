import type { ArticleFilter, Hits, ParliamentCatalogue, VoteFilter } from '@plenara/api'
import { DECISIONS, type Decision, PAGE_SIZE, type VoteSnapshot } from '@plenara/contract'
import { newDecisionTable } from '@plenara/domain/parliament'
import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'
import { councillors, detailsOf, speechesOf } from './councils.ts'
import {
  affairs,
  articles,
  decisionOf,
  decisionsOf,
  documents,
  explanations,
  parliamentVotes,
  peopleVotes,
  reference,
} from './parliament.ts'
import { hasMunicipalities, municipalResultsOf } from './municipal-results.ts'
import { findVotesByAffair, hasTraits, sessionVotesOf } from './memory-vote-traits.ts'

const byName = [...councillors].sort((a, b) => a.lastName.localeCompare(b.lastName, 'de') || a.firstName.localeCompare(b.firstName, 'de'))

function snapshots(): VoteSnapshot[] {
  return [
    ...parliamentVotes.map((record): VoteSnapshot => {
      const decisions = decisionsOf(record.id)
      const count = (one: Decision) => decisions.filter(({ decision }) => decision === one).length
      const counts = Object.fromEntries(DECISIONS.map((one) => [one, count(one)])) as Record<Decision, number>
      return { isPeoples: false, record, affairId: affairs.find(({ key }) => key === record.affairKey)?.id ?? null, counts, decision: null }
    }),
    ...peopleVotes.map(
      (record): VoteSnapshot => ({
        ...{ isPeoples: true, record, affairId: null, counts: null, decision: null },
        hasMunicipalities: hasMunicipalities(record),
      }),
    ),
  ].sort((a, b) => b.record.date.localeCompare(a.record.date) || b.record.id - a.record.id)
}

const votes = snapshots()
const titleOf = (vote: VoteSnapshot) =>
  vote.isPeoples ? [vote.record.title.de, vote.record.shortTitle.de] : [vote.record.affairTitle.de, vote.record.subject.de]

/** The vote with the decision of a councillor, null where none is known. */
function ofCouncillor(vote: VoteSnapshot, numbers: readonly number[]): VoteSnapshot | null {
  const decision = numbers[0] === undefined ? null : decisionOf(vote.record.id, numbers[0])
  return decision ? { ...vote, decision } : null
}

function topicsOf(vote: VoteSnapshot): readonly string[] {
  return affairs.find(({ id }) => id === vote.affairId)?.topicKeys ?? []
}

function fits(vote: VoteSnapshot, filter: VoteFilter): boolean {
  if (filter.isPeoples !== null && vote.isPeoples !== filter.isPeoples) return false
  if (!hasTraits(vote, filter)) return false
  if (filter.topicKeys && !filter.topicKeys.some((key) => topicsOf(vote).includes(key))) return false
  if (!isWithin(vote.record.date, filter)) return false
  return fitsSearch(
    foldQuery(filter.searchTerm),
    [...titleOf(vote), vote.record.affairNumber].map((title) => title ?? null),
  )
}

function isWithin(day: string, { from, to }: { readonly from: string | null; readonly to: string | null }): boolean {
  return (from === null || day >= from) && (to === null || day <= to)
}

function pageOf<Item>(items: readonly Item[], page: number): Hits<Item> {
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: items.length }
}

function findVotes(filter: VoteFilter): Hits<VoteSnapshot> {
  const { councillor } = filter
  const found = votes
    .filter((vote) => fits(vote, filter))
    .flatMap((vote) => {
      if (!councillor) return [vote]
      const own = ofCouncillor(vote, councillor.numbers)
      return own?.decision && councillor.decisions.includes(own.decision) ? [own] : []
    })
  return pageOf(filter.sort === 'oldest' ? found.toReversed() : found, filter.page)
}

function numbersIn(voteId: number): Record<Decision, number[]> {
  const all = decisionsOf(voteId)
  const of = (one: Decision) => all.filter(({ decision }) => decision === one).map(({ councillor }) => councillor.id)
  return Object.fromEntries(DECISIONS.map((one) => [one, of(one)])) as Record<Decision, number[]>
}

function findArticles(filter: ArticleFilter) {
  const found = articles.filter(
    (article) =>
      (filter.language === null || article.language === filter.language) &&
      (filter.councillorNumbers === null || article.councillorIds.some((id) => filter.councillorNumbers?.includes(id))) &&
      (filter.candidateIds === null || article.candidateIds.some((id) => filter.candidateIds?.includes(id))) &&
      (filter.outletKeys === null || filter.outletKeys.includes(article.outletKey)) &&
      (!filter.isFreeOnly || !article.premium) &&
      isWithin(article.publishedAt.slice(0, 10), filter) &&
      fitsSearch(foldQuery(filter.searchTerm), [article.title, article.summary]),
  )
  return pageOf(found, filter.page)
}

/** The small parliament as the port hands it out. */
export function createMemoryParliament(): ParliamentCatalogue {
  const vote = (voteId: number) => votes.find(({ record }) => record.id === voteId)
  return {
    newsVersion: async () => 0,
    reference: async () => reference,
    councillor: async (councillorId) => {
      const councillor = councillors.find(({ id }) => id === councillorId)
      return councillor ? { councillor, ...detailsOf(councillor.id) } : null
    },
    speeches: async ([number]) => speechesOf(number),
    knownCouncillors: async (ids) => new Set(ids.filter((id) => councillors.some((councillor) => councillor.id === id))),
    councillorsOf: async ({ cantonCode, birthYear }) =>
      councillors.filter((councillor) => councillor.cantonCode === cantonCode && councillor.birthYear === birthYear),
    members: async (keys) => byName.filter(({ councilKey }) => councilKey !== null && keys.includes(councilKey)),
    votes: async (filter) => findVotes(filter),
    votesByAffair: async (filter) => findVotesByAffair(votes, (vote) => fits(vote, filter), filter),
    voteBodies: async () => ({ councilKeys: ['council/1', 'council/2'], cantonCodes: [], areas: [8] }),
    sessionVotes: async (filter) => sessionVotesOf(votes, filter),
    vote: async (voteId) => {
      const found = vote(voteId)
      if (!found) return null
      const own = explanations.filter(({ peopleVoteKey }) => peopleVoteKey === found.record.key)
      return { vote: found, councillors: decisionsOf(voteId), explanations: own }
    },
    municipalResults: async (voteId, cantonCode) => {
      const found = vote(voteId)
      return found?.isPeoples ? { municipalities: municipalResultsOf(found.record, cantonCode) } : null
    },
    similarVotes: async ({ topics, before }) =>
      votes
        .filter((one) => one.isPeoples && one.record.date < before && one.record.topics.some((topic) => topics.includes(topic)))
        .slice(0, 3),
    lastCount: async () => null,
    councillorVote: async (voteId, numbers) => {
      const found = vote(voteId)
      return found ? ofCouncillor(found, numbers) : null
    },
    voteKinds: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const found = vote(id)
          return found ? [[id, found.isPeoples ? found.record.kind : null] as const] : []
        }),
      ),
    councillorVotesByKey: async (keys, numbers) =>
      votes.filter(({ record }) => keys.includes(record.key)).flatMap((found) => ofCouncillor(found, numbers) ?? []),
    decisions: async (ids) => ({
      decisions: new Map(ids.map((id) => [id, numbersIn(id)])),
      councillors: councillors.filter(({ councilKey }) => councilKey === 'council/1' || councilKey === 'council/2'),
    }),
    federalDecisions: async () => {
      const federal = councillors.filter(({ councilKey }) => councilKey === 'council/1' || councilKey === 'council/2')
      const table = newDecisionTable(federal.map(({ id }) => ({ id, numbers: [id] })))
      for (const { record, isPeoples } of votes) if (!isPeoples) table.add(record.id, numbersIn(record.id))
      return table.build()
    },
    // Nobody tells by name who voted how in a canton.
    councilDecisions: async (key) =>
      newDecisionTable(councillors.filter(({ councilKey }) => councilKey === key).map(({ id }) => ({ id, numbers: [id] }))).build(),
    finalVotes: async () => votes.filter((one) => !one.isPeoples && one.record.subject.de === 'Schlussabstimmung'),
    affair: async (affairId) => {
      const affair = affairs.find(({ id }) => id === affairId)
      if (!affair) return null
      const own = documents.filter(({ affairKey }) => affairKey === affair.key)
      return { affair, documents: own, votes: votes.filter((one) => one.affairId === affairId) }
    },
    articles: async (filter) => findArticles(filter),
    article: async (articleId) => articles.find(({ id }) => id === articleId) ?? null,
  }
}
