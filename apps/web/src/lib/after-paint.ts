/** Within this many milliseconds it runs even on a page that paints nothing, because it lies in the background. */
const LIMIT_MS = 100
const waiting = new Set<() => void>()

/** Runs something that the next frame does not need, right after it. */
export function afterPaint(run: () => void): void {
  const once = () => {
    if (waiting.delete(once)) run()
  }
  waiting.add(once)
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LIMIT_MS)
}

/** Runs at once what still waits, in its order, for whoever builds on it. */
export function finishAfterPaint(): void {
  for (const once of waiting) once()
}
