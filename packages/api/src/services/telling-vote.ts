import type { TellingVote, TellingVotes, VoteSnapshot } from '@plenara/contract'
import { type DecidedBill, disputedBills, type FinalVote, positionMatrix, writeAnswerTable } from '@plenara/domain'
import { presentTellingVote } from '../presenters/vote.ts'
import { contextOf, type ParliamentServices } from './parliament.ts'

/** Disputed bills with the positions of the members in office; the same answer for everybody. */
export async function getTellingVotes(services: ParliamentServices, lang?: string): Promise<TellingVotes> {
  const { parliament } = services
  const [context, final, decisions] = await Promise.all([contextOf(services, lang), parliament.finalVotes(), parliament.federalDecisions()])
  const byId = new Map(final.map((vote) => [vote.record.id, vote]))
  const decided = new Set(decisions.voteIds)
  const bills = disputedBills(finalVotesOf(final.filter(({ record }) => decided.has(record.id))))
  const present = (bill: DecidedBill): TellingVote[] => {
    const vote = byId.get(bill.voteIds[0] ?? 0)
    return vote && !vote.isPeoples ? [presentTellingVote(vote, bill.voteIds, context)] : []
  }
  return { votes: bills.flatMap(present), positions: writeAnswerTable(positionMatrix(decisions, bills)) }
}

/** Votes on the same bill of an affair go together, unless a council voted on several under one name. */
function finalVotesOf(votes: readonly VoteSnapshot[]): FinalVote[] {
  const councils = new Map<string, number>()
  const keyed = votes.flatMap((vote) => {
    if (vote.isPeoples || !vote.counts) return []
    const { record, counts } = vote
    const billKey = `${record.affairKey ?? record.id}/${record.billTitle.de ?? ''}/${record.date}`
    const inCouncil = `${billKey}/${record.councilKey}`
    councils.set(inCouncil, (councils.get(inCouncil) ?? 0) + 1)
    return [{ voteId: record.id, billKey, councilKey: record.councilKey, day: record.date, yes: counts.yes, no: counts.no }]
  })
  const ambiguous = new Set(
    keyed.flatMap(({ billKey, councilKey }) => ((councils.get(`${billKey}/${councilKey}`) ?? 0) > 1 ? [billKey] : [])),
  )
  return keyed.map((vote) => (ambiguous.has(vote.billKey) ? { ...vote, billKey: `${vote.billKey}/${vote.voteId}` } : vote))
}
