import type { Weight } from '@plenara/contract'

/** A hypothetical answer and weight of the user; null is "no reply". */
export interface Trial {
  readonly value: number | null
  readonly weight: Weight
}

interface TrialText {
  readonly id: string
  readonly values: Readonly<Record<string, number>>
}

/** The text about the effect of a trial. Percents with one decimal, null without one. */
export function trialText({ before, after }: { readonly before: number | null; readonly after: number | null }): TrialText {
  if (after === null)
    return before === null ? { id: 'candidate.whatIf.stillNone', values: {} } : { id: 'candidate.whatIf.none', values: { before } }
  if (before === null) return { id: 'candidate.whatIf.gained', values: { after } }
  if (before === after) return { id: 'candidate.whatIf.same', values: { before } }
  return { id: before < after ? 'candidate.whatIf.more' : 'candidate.whatIf.less', values: { before, after, by: tenths(after - before) } }
}

function tenths(difference: number): number {
  return Math.round(Math.abs(difference) * 10) / 10
}
