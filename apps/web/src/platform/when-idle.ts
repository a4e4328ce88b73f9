/** After this many milliseconds it runs even on a page that is never idle. */
const LIMIT_MS = 3_000
/** Safari has no idle callbacks; there it waits this long. */
const WITHOUT_MS = 1_000

/** Runs something when the page has nothing else to do. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LIMIT_MS })
  return () => cancelIdleCallback(handle)
}
