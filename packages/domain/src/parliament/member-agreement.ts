import type { Decision, DecisionNumbers, MemberDecisions, UserVote } from '@plenara/contract'
import { type AgreementBand, agreementBand } from './agreement-band.ts'
import { type Agreement, compareVotes, type DecidedVote, type Outcome, outcomeOf } from './councillor-agreement.ts'
import { decisionAt } from './decision-table.ts'

/** How many of the newest votes are listed for a member. */
const RECENT = 10

/** A member compared with the user. The band is set while the votes are too few for a percent, and null without any. */
export interface MemberAgreement extends Agreement {
  readonly band: AgreementBand | null
  /** Outcomes of the newest votes that both the user and the member decided or missed, newest first. */
  readonly recent: readonly Outcome[]
}

/** Compares the user's votes with those of all members of a table, also of those with whom none is shared, in the order of the table. */
export function compareWithMembers(table: MemberDecisions, votes: readonly UserVote[]): MemberAgreement[] {
  const decided = decidedVotes(table, votes)
  const people = table.members.map(({ councillorId: id }) => ({ id, numbers: [id] }))
  const agreements = new Map(compareVotes(decided, people).map((agreement) => [agreement.personId, agreement]))
  const recent = recentOutcomes(table, votes)
  return table.members.map(({ councillorId }, row) => {
    const agreement = agreements.get(councillorId) ?? { personId: councillorId, ...NOTHING_SHARED }
    return { ...agreement, band: agreement.value === null ? agreementBand(agreement) : null, recent: recent[row] ?? [] }
  })
}

/** The key by which members are ordered: the percent, else the middle of the band; null, which comes last, where neither is known. */
export function orderingShare({ value, band }: Pick<MemberAgreement, 'value' | 'band'>): number | null {
  return value ?? (band && (band.from + band.to) / 2)
}

const NOTHING_SHARED = { value: null, shared: 0, same: 0, different: 0, abstain: 0, absent: 0, excused: 0, president: 0 }

function decidedVotes({ voteIds, members }: MemberDecisions, votes: readonly UserVote[]): DecidedVote[] {
  const decisionByVote = new Map(votes.map(({ parliamentVoteId, decision }) => [parliamentVoteId, decision]))
  return voteIds.flatMap((voteId, place) => {
    const decision = decisionByVote.get(voteId)
    if (!decision) return []
    const numbers: Record<Decision, number[]> = { yes: [], no: [], abstain: [], absent: [], excused: [], president: [] }
    for (const { councillorId, decisions } of members) {
      const memberDecision = decisionAt(decisions, place)
      if (memberDecision) numbers[memberDecision].push(councillorId)
    }
    return [{ decision, numbers: numbers satisfies DecisionNumbers }]
  })
}

function recentOutcomes({ voteIds, members }: MemberDecisions, votes: readonly UserVote[]): Outcome[][] {
  const decisionByVote = new Map(votes.map(({ parliamentVoteId, decision }) => [parliamentVoteId, decision]))
  const places = voteIds.flatMap((voteId, place) => (decisionByVote.has(voteId) ? [place] : []))
  return members.map(({ decisions }) => {
    const compared = places.filter((place) => decisionAt(decisions, place) !== null).slice(0, RECENT)
    return compared.flatMap((place) => {
      const decision = decisionByVote.get(voteIds[place] ?? 0)
      const memberDecision = decisionAt(decisions, place)
      return decision && memberDecision ? [outcomeOf(decision, memberDecision)] : []
    })
  })
}
