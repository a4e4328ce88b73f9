import type { Match } from '@plenara/contract'

export interface RatingStep {
  /** How the ratings look once this step is done. Throws where it cannot be done any more. */
  readonly apply: (matches: readonly Match[]) => Match[]
  /** Asks the server for it and answers the ratings as they are then. */
  readonly send: () => Promise<Match[]>
}

export interface RatingQueueOptions {
  /** The ratings as they are shown now. */
  readonly read: () => Match[]
  readonly show: (matches: Match[]) => void
  readonly onFailure: (error: unknown) => void
}

export interface RatingQueue {
  /** Shows the step at once and sends it when those before it are answered. */
  readonly add: (step: RatingStep) => void
  /** Fulfilled when nothing waits any more. */
  readonly idle: () => Promise<void>
}

/**
 * Ratings are shown at once and written one after another, because each changes the ranks of others. What fails is taken
 * back: the answer of the server counts, then the steps that still wait.
 */
export function createRatingQueue({ read, show, onFailure }: RatingQueueOptions): RatingQueue {
  const waiting: RatingStep[] = []
  let confirmed: Match[] = []
  let work: Promise<void> = Promise.resolve()

  async function sendAll(): Promise<void> {
    for (let step = waiting[0]; step; step = waiting[0]) {
      try {
        confirmed = await step.send()
      } catch (error) {
        onFailure(error)
      }
      waiting.shift()
      show(waiting.reduce(applied, confirmed))
    }
  }

  return {
    add: (step) => {
      const isFirst = waiting.length === 0
      if (isFirst) confirmed = read()
      show(applied(read(), step))
      waiting.push(step)
      if (isFirst) work = sendAll()
    },
    idle: () => work,
  }
}

/** A step that lost its ground, because one before it failed, changes nothing; the server will refuse it too. */
function applied(matches: Match[], step: RatingStep): Match[] {
  try {
    return step.apply(matches)
  } catch {
    return matches
  }
}
