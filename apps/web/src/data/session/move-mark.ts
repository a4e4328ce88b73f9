/** Outside of what logging off clears: what is under way outlives the session. What stands there: data/device/moving/move-state.ts. */
export const MOVE_KEY = 'plenara-local.move'

/** Whether a move to or from this device is under way. */
export function isMoveUnderWay(): boolean {
  try {
    return localStorage.getItem(MOVE_KEY) !== null
  } catch {
    return false
  }
}

/** Ends it where it stands. */
export function forgetMove(): void {
  try {
    localStorage.removeItem(MOVE_KEY)
  } catch {
    // Nothing was kept.
  }
}
