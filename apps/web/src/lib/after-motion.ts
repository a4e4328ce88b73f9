/** As long as a card flies, with a little to spare. */
const MOTION_MS = 260
const waiting = new Set<() => void>()

/** Runs something that a movement on the screen need not wait for, when that movement is over; at once when the page goes. */
export function afterMotion(run: () => void): void {
  const once = () => {
    if (waiting.delete(once)) run()
  }
  waiting.add(once)
  setTimeout(once, MOTION_MS)
}

/** Runs at once what still waits, in its order, for whoever builds on it. */
export function finishAfterMotion(): void {
  for (const once of [...waiting]) once()
}

if (typeof addEventListener === 'function') addEventListener('pagehide', finishAfterMotion)
