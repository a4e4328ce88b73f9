import type { Response } from '@plenara/contract'

interface SpiderQuestion {
  readonly id: number
  readonly axes: readonly { readonly id: number; readonly polarity: 1 | -1 }[]
}

/** `value` 0 (no agreement with the aim of the axis) to 100, not rounded; null where none of its questions is answered. */
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
    return { id, value: total && total.count > 0 ? total.sum / total.count : null }
  })
}
