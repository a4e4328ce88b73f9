const DAY = 86_400_000

/** The share of a period (both days included, `YYYY-MM-DD`) that has passed, 0 to 1. */
export function shareOfPeriod(from: string, to: string, now: Date): number {
  const start = Date.parse(from)
  const end = Date.parse(to) + DAY
  return Math.min(1, Math.max(0, (now.getTime() - start) / (end - start)))
}
