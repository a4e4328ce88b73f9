const FIRST_MS = 1_000
const MAX_MS = 5 * 60_000

/**
 * How long to wait in milliseconds after so many attempts in a row without an answer: doubled each time up to five minutes, less up to a half
 * by chance, so that not all devices come back at once. `chance` in [0, 1).
 */
export function backOff(failures: number, chance: number): number {
  const full = Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return full * (1 - chance / 2)
}
