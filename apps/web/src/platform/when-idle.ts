/** After this many milliseconds it runs although the page is not idle. */
const LIMIT_MS = 3_000
/** Safari has no idle callbacks; there it waits this long. */
const WITHOUT_MS = 1_000

/** Runs a function when the page is idle. Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LIMIT_MS })
  return () => cancelIdleCallback(handle)
}
