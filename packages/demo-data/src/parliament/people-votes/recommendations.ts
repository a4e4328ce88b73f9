import type { CouncilPosition, PeopleVoteRecord, Recommendation } from '@plenara/contract'
import { leanOn } from '../../answers.ts'
import { PARTIES } from '../../parties.ts'
import { createRandom } from '../../random.ts'
import type { LinkedProposal } from './linked.ts'
import type { Proposal } from './proposal.ts'

/** Between these a party leaves it to its voters. */
const UNDECIDED = 0.07

/** What Federal Council and parliament recommend; of bills with the votes that were counted at the end. */
export function positionsOf(seed: string, proposal: Proposal | LinkedProposal): CouncilPosition[] {
  const recommendation = recommended(proposal)
  if (proposal.kind === 'tie-break') return [{ council: 'federal-council', recommendation, yes: null, no: null }]
  const [national, states] = 'finals' in proposal ? countedFinals(proposal) : drawnFinals(seed, proposal)
  return [
    { council: 'federal-council', recommendation, yes: null, no: null },
    { council: 'national-council', recommendation, ...national },
    { council: 'council-of-states', recommendation, ...states },
  ]
}

type Counted = { readonly yes: number; readonly no: number }

function countedFinals({ finals }: LinkedProposal): readonly [Counted, Counted] {
  const of = (chamber: string): Counted => {
    const totals = finals.find(({ step }) => step.chamber === chamber)?.record.totals
    return { yes: totals?.yes ?? 0, no: totals?.no ?? 0 }
  }
  return [of('national-council'), of('council-of-states')]
}

function drawnFinals(seed: string, { key, isRecommended }: Proposal): readonly [Counted, Counted] {
  const random = createRandom(`${seed}/finals/${key}`)
  return [
    { most: random.int(102, 138), all: 190 },
    { most: random.int(24, 34), all: 43 },
  ].map(({ most, all }) => (isRecommended ? { yes: most, no: all - most } : { yes: all - most, no: most })) as [Counted, Counted]
}

function recommended({ kind, isRecommended }: Proposal): Recommendation {
  if (kind === 'tie-break') return 'counter-proposal'
  return isRecommended ? 'yes' : 'no'
}

/** What the large parties recommend, by their places on the axes of the proposal. */
export function partyRecommendations(seed: string, proposal: Proposal): PeopleVoteRecord['parties'] {
  const question = { axes: proposal.axes }
  return PARTIES.filter((party) => party.isLarge).map(({ key, tree, stance }) => {
    const own = createRandom(`${seed}/recommendation/${proposal.key}/${key}`).normal() * 0.12
    return { party: tree.de, recommendation: sideOf(proposal, leanOn(question, stance) + own) }
  })
}

function sideOf({ kind }: Proposal, lean: number): Recommendation {
  if (Math.abs(lean) < UNDECIDED) return kind === 'tie-break' ? 'blank' : 'free'
  if (kind === 'tie-break') return lean > 0.3 ? 'initiative' : 'counter-proposal'
  return lean > 0 ? 'yes' : 'no'
}
