/** A moment as day and time in Swiss wall time: `12.10.27` and `12:00`. */
export function swissMoment(moment: string): { readonly day: string; readonly time: string } {
  const zone = { timeZone: 'Europe/Zurich' } as const
  const at = new Date(moment)
  return {
    day: at.toLocaleDateString('de-CH', { ...zone, day: '2-digit', month: '2-digit', year: '2-digit' }),
    time: at.toLocaleTimeString('de-CH', { ...zone, hour: '2-digit', minute: '2-digit' }),
  }
}
