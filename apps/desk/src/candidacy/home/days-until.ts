const DAY_MS = 24 * 60 * 60_000

/**
 * The days from a moment of the server's clock to a calendar day, by Swiss time; 0 on the day itself and after it.
 * @param day `YYYY-MM-DD`
 */
export function daysUntil(day: string, moment: string): number {
  // Sweden writes days as ISO 8601 does.
  const today = new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' })
  return Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS))
}
