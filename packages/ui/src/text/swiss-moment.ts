import { formatDay } from '@plenara/domain/text-and-time'

/** A moment as day and time in Swiss wall time: `12.10.27` and `12:00`; years before 2000 have four digits, as everywhere. */
export function swissMoment(moment: string): { readonly day: string; readonly time: string } {
  const zone = { timeZone: 'Europe/Zurich' } as const
  const at = new Date(moment)
  return {
    // The Swedish locale formats days as ISO 8601 does.
    day: formatDay(at.toLocaleDateString('sv-SE', zone)),
    time: at.toLocaleTimeString('de-CH', { ...zone, hour: '2-digit', minute: '2-digit' }),
  }
}
