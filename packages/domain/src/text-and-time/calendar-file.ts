export interface CalendarEvent {
  readonly kind?: 'election' | 'session' | 'voting-day'
  /** The same for every download, so that a calendar updates its entry. */
  readonly id: number | string
  /** `YYYY-MM-DD` */
  readonly day: string
  /** The last day, `YYYY-MM-DD`; without it the event lasts one day. */
  readonly until?: string
  readonly title: string
  readonly description?: string
  /** The page about it. */
  readonly url?: string
  /** The text of the alarms. */
  readonly reminder: string
}

/** How many days before an event its alarms come: before an election or a vote in time for the post. */
const ALARM_DAYS = { election: [14, 5], 'voting-day': [14, 5], session: [1] } as const

const LINE_OCTETS = 75

export interface CalendarFileOptions {
  /** The language of the texts. */
  readonly language: string
  /** The time at which the file is created. */
  readonly now: Date
  /** For calendars that are subscribed to (RFC 7986): their name, and after how many hours programs ask again. */
  readonly feed?: { readonly name: string; readonly hours: number }
}

/** All-day events as an iCalendar file (RFC 5545). */
export function calendarFile(events: readonly CalendarEvent[], { language, now, feed }: CalendarFileOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Plenara//Plenara//${language.toUpperCase()}`,
    ...(feed ? feedLines(feed) : []),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The properties of RFC 7986, and their older names, which many programs still read. */
function feedLines({ name, hours }: NonNullable<CalendarFileOptions['feed']>): string[] {
  return [
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`,
    `X-PUBLISHED-TTL:PT${hours}H`,
  ]
}

function eventLines({ kind = 'election', id, day, until = day, title, description, url, reminder }: CalendarEvent, now: Date): string[] {
  const alarm = (days: number) => ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(reminder)}`, `TRIGGER:-P${days}D`, 'END:VALARM']
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}@plenara`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(until))}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
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

/** Folds long lines: a line has at most 75 octets, and the next begins with a space; no character is cut. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
