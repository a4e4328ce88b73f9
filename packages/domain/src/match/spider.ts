import type { Response } from '@plenara/contract'

interface SpiderQuestion {
  readonly id: number
  readonly axes: readonly { readonly id: number; readonly polarity: 1 | -1 }[]
}

/** `value` 0 (no agreement with the aim of the axis) to 100, rounded to two digits; null if none of its questions is answered. */
export interface SpiderAxis {
  readonly id: number
  readonly value: number | null
}

/**
 * The opinion diagram: an axis is the mean of the answered questions that load on it, reversed (100 - value) where the polarity is -1.
 * Unanswered questions and "no reply" do not count, nor do weights. Formula: smartspider as in visol/ext-easyvote_smartvote
 * `Chart/SpiderChart.js`, but divided by the answered questions instead of all.
 */
export function computeSpider(
  axes: readonly { readonly id: number }[],
  questions: readonly SpiderQuestion[],
  responses: readonly Pick<Response, 'questionId' | 'value'>[],
): SpiderAxis[] {
  const valueByQuestion = new Map(responses.map((response) => [response.questionId, response.value]))
  const totals = new Map(axes.map((axis) => [axis.id, { sum: 0, count: 0 }]))
  for (const question of questions) {
    const value = valueByQuestion.get(question.id)
    if (value === undefined || value === null) continue
    for (const axis of question.axes) {
      const total = totals.get(axis.id)
      if (!total) continue
      total.sum += axis.polarity === 1 ? value : 100 - value
      total.count += 1
    }
  }
  return axes.map(({ id }) => {
    const total = totals.get(id)
    return { id, value: total && total.count > 0 ? toHundredths(total.sum / total.count) : null }
  })
}

/**
 * The median of several diagrams on every axis, the mean of the middle two where their number is even; null if none has a value.
 * The median, not the mean, so that a few extreme candidates do not move a party.
 */
export function medianSpider(axes: readonly { readonly id: number }[], spiders: readonly (readonly SpiderAxis[])[]): SpiderAxis[] {
  return axes.map(({ id }) => {
    const values = spiders.flatMap((spider) => spider.find((axis) => axis.id === id)?.value ?? []).sort((a, b) => a - b)
    return { id, value: medianOf(values) }
  })
}

function medianOf(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : toHundredths((lower + upper) / 2)
}

function toHundredths(value: number): number {
  return Math.round(100 * value) / 100
}
