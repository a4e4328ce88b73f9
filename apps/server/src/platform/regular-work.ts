export interface RegularWork {
  /** Does it now; one run at a time: who asks meanwhile waits for the run that is under way. */
  run(): Promise<void>
  /** Begins no further run, and waits for the one that is under way. */
  stop(): Promise<void>
}

export interface RegularWorkOptions {
  /** Between two runs, in milliseconds. */
  readonly everyMs: number
  /** How long nothing is tried after a run that failed, in milliseconds. */
  readonly restMs?: number
  readonly now: () => Date
  /** One run. `isStopped` tells a long one to end early. */
  readonly work: (isStopped: () => boolean) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Does the same work again and again while the process runs, and does not keep the process running. */
export function startRegularWork({ everyMs, restMs = 0, now, work, onError }: RegularWorkOptions): RegularWork {
  let isStopped = false
  let restsUntil = 0
  let running: Promise<void> | null = null
  const attempt = async () => {
    if (isStopped || now().getTime() < restsUntil) return
    try {
      await work(() => isStopped)
    } catch (error) {
      restsUntil = now().getTime() + restMs
      onError(error)
    }
  }
  const run = () => {
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }
  const timer = setInterval(() => void run(), everyMs)
  timer.unref()
  return {
    run,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
