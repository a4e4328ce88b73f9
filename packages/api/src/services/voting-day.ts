import { PAGE_SIZE, type VoteSnapshot, type VotingDay } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { VoteFilter } from '../parliament-store.ts'
import { type DayProposal, presentProposal } from '../presenters/voting-day.ts'
import { contextOf, type ParliamentServices } from './parliament.ts'

const PEOPLES: VoteFilter = {
  ...{ page: 1, sort: 'oldest', from: null, to: null, searchTerm: '', topicKeys: null, isPeoples: true, councillor: null },
}

/** All questions of a day on which the people vote, with the count as it is known. Throws `vote_not_found` where there is none. */
export async function getVotingDay(services: ParliamentServices, day: string, lang?: string): Promise<VotingDay> {
  const { parliament } = services
  const [context, votes] = await Promise.all([contextOf(services, lang), votesOf(services, day)])
  if (votes.length === 0) throw new DomainError('vote_not_found')
  const [proposals, previous, next, count] = await Promise.all([
    Promise.all(votes.map((vote) => proposalOf(services, vote))),
    parliament.votes({ ...PEOPLES, sort: 'newest', to: dayAfter(day, -1) }),
    parliament.votes({ ...PEOPLES, from: dayAfter(day, 1) }),
    parliament.lastCount(),
  ])
  return {
    day,
    proposals: proposals.map((proposal) => presentProposal(proposal, context)),
    previous: previous.items[0]?.record.date ?? null,
    next: next.items[0]?.record.date ?? null,
    countedAt: count?.day === day ? count.at : null,
  }
}

type PeoplesVote = DayProposal['vote']

async function votesOf({ parliament }: ParliamentServices, day: string): Promise<PeoplesVote[]> {
  const filter = { ...PEOPLES, from: day, to: day }
  const first = await parliament.votes(filter)
  const pages = Array.from({ length: Math.ceil(first.total / PAGE_SIZE) - 1 }, (_, index) => index + 2)
  const others = await Promise.all(pages.map((page) => parliament.votes({ ...filter, page })))
  const votes = [first, ...others].flatMap(({ items }) => items).filter(isPeoples)
  return votes.toSorted(
    (a, b) =>
      (a.record.cantonCode ?? '').localeCompare(b.record.cantonCode ?? '') ||
      (a.record.number ?? 0) - (b.record.number ?? 0) ||
      a.record.id - b.record.id,
  )
}

function isPeoples(vote: VoteSnapshot): vote is PeoplesVote {
  return vote.isPeoples
}

async function proposalOf({ parliament }: ParliamentServices, vote: PeoplesVote): Promise<DayProposal> {
  const { id, topics, date, cantonCode } = vote.record
  const [whole, similar] = await Promise.all([
    parliament.vote(id),
    topics.length === 0 || cantonCode ? [] : parliament.similarVotes({ topics, before: date }),
  ])
  return { vote, explanations: whole?.explanations ?? [], similar }
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
