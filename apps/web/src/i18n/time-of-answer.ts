/** The time of an answer of the server: 14:05, or 20.11.26, 14:05 on another day. @param at milliseconds since 1970 */
export function timeOfAnswer(at: number): string {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  const day = { day: '2-digit', month: '2-digit', year: '2-digit' } as const
  return moment.toLocaleString('de-CH', { ...(isToday ? {} : day), hour: '2-digit', minute: '2-digit' })
}
