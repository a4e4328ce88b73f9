const MINUTE_MS = 60_000
/** How often an open app looks for a new release and newer data, in milliseconds; results come in on election days. */
const INTERVAL_MS = { ordinary: 60 * MINUTE_MS, electionDay: 10 * MINUTE_MS } as const
/** Whoever switches between tabs does not ask each time. */
const LEAST_MS = MINUTE_MS

export interface UpdateCheckOptions {
  /** Looks for what is new; its failure waits for the next turn. */
  readonly look: () => Promise<unknown>
  readonly isElectionDay: () => boolean
}

/**
 * Looks for what is new on return to the page and hourly, on election days every ten minutes; a hidden page looks when it is shown again. The start of
 * the app counts as a look. Returns the function that ends it.
 */
export function startUpdateChecks({ look, isElectionDay }: UpdateCheckOptions): () => void {
  let lastLook = Date.now()
  const lookAfter = (milliseconds: number) => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < milliseconds) return
    lastLook = Date.now()
    look().catch(() => undefined)
  }
  const onReturn = () => lookAfter(LEAST_MS)
  const timer = setInterval(() => lookAfter(isElectionDay() ? INTERVAL_MS.electionDay : INTERVAL_MS.ordinary), MINUTE_MS)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
