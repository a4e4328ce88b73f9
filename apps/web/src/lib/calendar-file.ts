export interface CalendarEvent {
  readonly kind?: 'election' | 'session'
  /** The same for every download, so that a calendar updates its entry. */
  readonly id: number
  /** `YYYY-MM-DD` */
  readonly day: string
  /** The last day, `YYYY-MM-DD`; without it the event lasts one day. */
  readonly until?: string
  readonly title: string
  /** The text of the alarms. */
  readonly reminder: string
}

/** How many days before an event its alarms come: before an election in time for the post. */
const ALARM_DAYS = { election: [14, 5], session: [1] } as const

const LINE_OCTETS = 75

/** All-day events as an iCalendar file (RFC 5545). `language` is that of the texts, `now` the time of the file. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { language, now }: { readonly language: string; readonly now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Plenara//Plenara//${language.toUpperCase()}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ kind = 'election', id, day, until = day, title, reminder }: CalendarEvent, now: Date): string[] {
  const alarm = (days: number) => ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(reminder)}`, `TRIGGER:-P${days}D`, 'END:VALARM']
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}@plenara`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(until))}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    ...ALARM_DAYS[kind].flatMap(alarm),
    'END:VEVENT',
  ]
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
}

/** Long lines go on after a line break and a space; a line holds at most 75 octets and no character is cut. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > LINE_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
