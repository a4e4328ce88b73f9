export interface WriteStep<State> {
  /** How the state looks once this step is done. Throws where it cannot be done any more. */
  readonly apply: (state: State) => State
  /** Asks the server for it and answers the state as it is then; `confirmed` is what the server is known to hold before. */
  readonly send: (confirmed: State) => Promise<State>
}

export interface WriteQueueOptions<State> {
  /** The state as it is shown now. */
  readonly read: () => State
  readonly show: (state: State) => void
  readonly onFailure: (error: unknown) => void
}

export interface WriteQueue<State> {
  /** Shows the step at once and sends it when those before it are answered. */
  readonly add: (step: WriteStep<State>) => void
  /** Fulfilled when nothing waits any more. */
  readonly idle: () => Promise<void>
}

/**
 * Changes are shown at once and written one after another, because each builds on those before: ratings change the ranks of others, a
 * note gets its id from the server. What fails is taken back: the answer of the server counts, then the steps that still wait.
 */
export function createWriteQueue<State>({ read, show, onFailure }: WriteQueueOptions<State>): WriteQueue<State> {
  const waiting: WriteStep<State>[] = []
  let confirmed: State
  let work: Promise<void> = Promise.resolve()

  async function sendAll(): Promise<void> {
    for (let step = waiting[0]; step; step = waiting[0]) {
      try {
        confirmed = await step.send(confirmed)
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
function applied<State>(state: State, step: WriteStep<State>): State {
  try {
    return step.apply(state)
  } catch {
    return state
  }
}
