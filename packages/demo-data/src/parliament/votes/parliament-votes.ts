import type { DecisionRecord, ParliamentVoteRecord } from '@plenara/contract'
import { itemAt } from '../../random.ts'
import { type AffairPlan, affairKey } from '../affairs/affair-plan.ts'
import { COUNCIL_OF_STATES, NATIONAL_COUNCIL } from '../councils.ts'
import type { Chambers } from '../people/chambers.ts'
import type { OpinionRequest } from './opinion.ts'
import { type RollCall, rollCall } from './roll-call.ts'
import { articleTexts, type Step, type StepKind, type StepTexts, stepTexts } from './step.ts'

/** A vote with what came out of it. */
export interface HeldVote {
  readonly plan: AffairPlan
  readonly step: Step
  readonly record: ParliamentVoteRecord
  readonly decisions: readonly DecisionRecord[]
}

export interface VotesRequest {
  readonly seed: string
  readonly chambers: Chambers
  readonly plans: readonly AffairPlan[]
  readonly saidBy: OpinionRequest['saidBy']
}

/** So many votes are shown in all; votes on articles fill what the other steps leave. */
const VOTES = 200
/** How much each step is made for a yes: bills come from a majority of a committee. */
const INCLINATION: Readonly<Record<StepKind, number>> = {
  ...{ entry: 0.34, article: 0.12, whole: 0.26, final: 0.22, motion: 0.02, postulate: 0.16, initiative: -0.02 },
}
/** Entering into a bill or asking for a report is less disputed than the matter itself. */
const WEIGHT: Readonly<Record<StepKind, number>> = {
  ...{ entry: 0.85, article: 0.7, whole: 1, final: 1, motion: 1, postulate: 0.6, initiative: 1 },
}
const CHAMBER_SUFFIX = { 'national-council': 'nr', 'council-of-states': 'sr' } as const
const MAX_ARTICLES = 5

/** The votes of both councils with every decision, the oldest first. An affair that is refused is over. */
export function parliamentVotes(request: VotesRequest): HeldVote[] {
  const held = request.plans.flatMap((plan) => stepsUntilRefusal(request, plan))
  const articles = articleVotes(request, held).slice(0, VOTES - held.length)
  return [...held, ...articles].toSorted(inTime)
}

/** By day, on one day by affair, within an affair on the way of the bill. */
function inTime(a: HeldVote, b: HeldVote): number {
  const order = (one: HeldVote) => ORDER.indexOf(one.step.kind)
  return a.record.date.localeCompare(b.record.date) || a.plan.number.localeCompare(b.plan.number) || order(a) - order(b)
}

const ORDER: readonly StepKind[] = ['entry', 'article', 'whole', 'final', 'motion', 'postulate', 'initiative']

function stepsUntilRefusal(request: VotesRequest, plan: AffairPlan): HeldVote[] {
  const held: HeldVote[] = []
  for (const step of plan.timeline.steps) {
    const isOver = held.some((one) => one.record.accepted === false && one.step.day < step.day)
    const isUseless = held.some((one) => one.record.accepted === false && one.step.kind === 'entry')
    if (isOver || isUseless) break
    held.push(vote(request, { plan, step, name: `${step.kind}/${CHAMBER_SUFFIX[step.chamber]}`, texts: stepTexts(step.kind) }))
  }
  return held
}

/** On articles of the bills that a council went into: the first one of every bill, then the second one, and so on. */
function articleVotes(request: VotesRequest, held: readonly HeldVote[]): HeldVote[] {
  const wholes = held.filter(({ step, plan }) => step.kind === 'whole' && step.chamber === plan.timeline.first)
  return Array.from({ length: MAX_ARTICLES }, (_, round) =>
    wholes.map(({ plan, step: whole }, index) => {
      const step: Step = { ...whole, kind: 'article' }
      const minority = minorityOf(request.chambers, step, index * 7 + round * 3)
      const name = `article-${round + 1}/${CHAMBER_SUFFIX[step.chamber]}`
      return vote(request, { plan, step, name, texts: articleTexts(index + round, minority) })
    }),
  ).flat()
}

/** The last name of who speaks for the minority of a committee. */
function minorityOf(chambers: Chambers, { chamber }: Step, index: number): string {
  const members = chamber === 'national-council' ? chambers.nationalCouncil : chambers.councilOfStates
  const known = members.filter(({ record }) => record.from === '2023-12-04' || record.groupFunction !== 1)
  return itemAt(known, index % known.length).member.lastName
}

interface NamedStep {
  readonly plan: AffairPlan
  readonly step: Step
  readonly name: string
  readonly texts: StepTexts
}

function vote(request: VotesRequest, { plan, step, name, texts }: NamedStep): HeldVote {
  const key = `demo/vote/${plan.matter.question}/${name}`
  const { decisions, totals, accepted }: RollCall = rollCall({
    ...{ seed: request.seed, vote: key, matter: plan.matter, saidBy: request.saidBy, chambers: request.chambers },
    ...{ inclination: INCLINATION[step.kind], weight: WEIGHT[step.kind], chamber: step.chamber, day: step.day },
  })
  const record: ParliamentVoteRecord = {
    ...{ key, id: null, councilKey: step.chamber === 'national-council' ? NATIONAL_COUNCIL : COUNCIL_OF_STATES },
    ...{ affairKey: affairKey(plan.matter), affairNumber: plan.number, affairTitle: plan.matter.title },
    ...{ ...texts, billTitle: plan.matter.kind === 'bill' ? plan.matter.title : {} },
    ...{ date: step.day, sessionKey: step.session.key, legislature: step.session.legislature, totals, accepted, url: null },
  }
  return { plan, step, record, decisions }
}
