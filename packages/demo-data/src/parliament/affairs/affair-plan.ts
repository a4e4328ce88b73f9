import { type Timeline, timelineOf } from '../votes/timeline.ts'
import type { Matter } from './matter.ts'
import { type AskedMatter, askedMatters } from './matters.ts'

/** An affair with its number and its way through the parliament. */
export interface AffairPlan {
  readonly matter: AskedMatter
  readonly number: string
  readonly timeline: Timeline
}

/** Numbers that the parliament does not give: bills and parliamentary initiatives from 901 on, motions and postulates from 9001 on. */
const FIRST_SHORT = 901
const FIRST_LONG = 9001

/** Every affair, numbered by the year in which it was handed in. */
export function affairPlans(seed: string): AffairPlan[] {
  const matters = askedMatters()
  const planned = matters.map((matter, index) => ({
    matter,
    timeline: timelineOf(seed, { kind: matter.kind, question: matter.question, place: index / matters.length }),
  }))
  const inOrder = planned.toSorted((a, b) => a.timeline.depositDate.localeCompare(b.timeline.depositDate))
  const counts = new Map<string, number>()
  return inOrder.map((plan) => {
    const year = plan.timeline.depositDate.slice(2, 4)
    const first = plan.matter.kind === 'bill' || plan.matter.kind === 'initiative' ? FIRST_SHORT : FIRST_LONG
    const count = counts.get(`${year}.${first}`) ?? 0
    counts.set(`${year}.${first}`, count + 1)
    return { ...plan, number: `${year}.${first + count}` }
  })
}

export function affairKey({ question }: Matter): string {
  return `demo/affair/${question}`
}
