import { createRandom } from '../../random.ts'
import type { AffairPlan } from '../affairs/affair-plan.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import type { Proposal } from './proposal.ts'

/** A bill of the parliament on which the people vote, because a referendum was taken. */
export interface LinkedProposal extends Proposal {
  readonly plan: AffairPlan
  readonly finals: readonly HeldVote[]
}

/** The days of 2025 to 2027 on which the people vote (VPR Art. 2a). */
const DAYS = ['2025-11-30', '2026-03-08', '2026-06-14', '2026-09-27', '2027-02-28', '2027-06-06', '2027-09-26']
/** 100 days for the signatures (BV Art. 141) and four months before the day on which the Federal Council fixes it (BPR Art. 10). */
const LEAD_DAYS = 220
const DAY = 86_400_000

/** Swissvotes' policy areas of the subjects of the questionnaire. */
const AREAS: Readonly<Record<string, string>> = {
  ...{ 'social-security': '10', health: '10', education: '11', migration: '10', society: '12', finance: '6', economy: '4' },
  ...{ environment: '9', transport: '8', security: '3', 'foreign-policy': '2', democracy: '1' },
}

/** The bills that both councils accepted in the end, each on the first day of voting that leaves time for a referendum. */
export function linkedProposals(seed: string, plans: readonly AffairPlan[], held: readonly HeldVote[]): LinkedProposal[] {
  return plans.flatMap((plan) => {
    const finals = held.filter((one) => one.plan === plan && one.step.kind === 'final')
    const date = finals.length === 2 && finals.every(({ record }) => record.accepted) ? dayAfter(finals[0]?.step.day ?? '') : undefined
    if (date === undefined) return []
    const { matter } = plan
    return [
      {
        ...{ plan, finals, key: matter.question, kind: 'optional-referendum', date, title: matter.title, shortTitle: matter.title },
        ...{ area: AREAS[matter.group.key] ?? '1', axes: matter.topic.axes, brief: matter.aim, isRecommended: true },
        ...{
          pro: matter.topic.pro,
          contra: matter.topic.contra,
          yes: 0.42 + createRandom(`${seed}/people/${matter.question}`).next() * 0.2,
        },
      },
    ]
  })
}

function dayAfter(final: string): string | undefined {
  const earliest = new Date(Date.parse(final) + LEAD_DAYS * DAY).toISOString().slice(0, 10)
  return DAYS.find((day) => day >= earliest)
}
