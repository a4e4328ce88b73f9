import type { ExplanationRecord, PeopleVoteRecord } from '@plenara/contract'
import { type AffairPlan, affairKey } from '../affairs/affair-plan.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import { LAST_DAY } from '../votes/timeline.ts'
import { needsCantons, resultOf } from './cantonal-results.ts'
import { explanationsOf } from './explanations.ts'
import { type LinkedProposal, linkedProposals } from './linked.ts'
import type { Proposal } from './proposal.ts'
import { toldProposals } from './proposals.ts'
import { partyRecommendations, positionsOf } from './recommendations.ts'

export interface PeopleVotes {
  readonly peopleVotes: readonly PeopleVoteRecord[]
  readonly explanations: readonly ExplanationRecord[]
}

/** Numbers as the Federal Statistical Office gives them, from one that it is far from. */
const FIRST_NUMBER = 9010
const NUMBER_STEP = 10

/** The votes of the people: those past with their results, those to come without. */
export function peopleVotesOf(seed: string, plans: readonly AffairPlan[], held: readonly HeldVote[]): PeopleVotes {
  const proposals: (Proposal | LinkedProposal)[] = [...toldProposals(), ...linkedProposals(seed, plans, held)]
  const inOrder = proposals.toSorted((a, b) => a.date.localeCompare(b.date))
  const records = inOrder.map((proposal, index) => recordOf(seed, proposal, FIRST_NUMBER + NUMBER_STEP * index))
  return {
    peopleVotes: records,
    explanations: records.flatMap((record, index) => {
      const proposal = inOrder[index]
      return proposal === undefined ? [] : explanationsOf(record.key, proposal, record.positions)
    }),
  }
}

function recordOf(seed: string, proposal: Proposal | LinkedProposal, number: number): PeopleVoteRecord {
  const { key, kind, date, title, shortTitle, area } = proposal
  const plan = 'plan' in proposal ? proposal.plan : null
  return {
    ...{ key: `demo/people-vote/${key}`, id: null, number, date, kind, title, shortTitle: shortTitle.de === title.de ? {} : shortTitle },
    ...{ affairNumber: plan?.number ?? null, affairKey: plan === null ? null : affairKey(plan.matter) },
    ...{ doubleMajority: needsCantons(proposal), topics: [area], positions: positionsOf(seed, proposal) },
    ...{ parties: partyRecommendations(seed, proposal), result: date < LAST_DAY ? resultOf(seed, proposal) : null, url: null },
  }
}
