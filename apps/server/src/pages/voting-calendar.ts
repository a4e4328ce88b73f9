import { CANTON_CODES, type CantonCode, type ContentLanguage, type VoteCard } from '@plenara/contract'
import type { Client } from '@plenara/contract/client'
import { zurichDay } from '@plenara/domain'
import { type CalendarEvent, calendarFile } from '@plenara/domain/calendar-file'
import { countIn, PAGE_TEXTS } from './texts/index.ts'
import { addressOf } from './things.ts'

/** Programs that subscribe ask again after so many hours; questions of a day are known months before. */
const AGAIN_HOURS = 12

export interface CalendarOptions {
  readonly api: Client
  /** The address of the site, without a slash at the end. */
  readonly site: string
  readonly now: Date
  readonly language: ContentLanguage
  /** With the votes of this canton. */
  readonly canton: CantonCode | null
}

/** The canton that a query names, null where none or an unknown one. */
export function cantonIn(query: URLSearchParams): CantonCode | null {
  const code = query.get('canton')?.toUpperCase()
  return CANTON_CODES.find((known) => known === code) ?? null
}

/** All coming voting days as a calendar to subscribe to (RFC 5545): one entry a day. */
export async function votingCalendar(options: CalendarOptions): Promise<string> {
  const { language, now } = options
  const votes = await comingVotes(options)
  const days = [...new Set(votes.map(({ date }) => date))]
  const events = days.map((day) =>
    eventOf(
      day,
      votes.filter(({ date }) => date === day),
      options,
    ),
  )
  return calendarFile(events, { language, now, feed: { name: `Plenara: ${PAGE_TEXTS[language].calendar.name}`, hours: AGAIN_HOURS } })
}

function eventOf(day: string, votes: readonly VoteCard[], { site, language }: CalendarOptions): CalendarEvent {
  const { title, reminder } = PAGE_TEXTS[language].calendar
  const url = addressOf(site, `/votes/sunday/${day}`, language)
  const description = [...votes.map((vote) => `• ${vote.title}`), url].join('\n')
  return { kind: 'voting-day', id: day, day, title: countIn(title, votes.length), description, url, reminder }
}

/** Votes from today on, by day: those of the Confederation, and of a canton if wanted. */
async function comingVotes({ api, now, language, canton }: CalendarOptions): Promise<VoteCard[]> {
  const query = { lang: language, peopleVotes: 'true', from: zurichDay(now.getTime()), sort: 'oldest' } as const
  const first = await api.getVotes({ query })
  const pages = Array.from({ length: Math.ceil(first.total / first.pageSize) - 1 }, (_, index) => index + 2)
  const others = await Promise.all(pages.map((page) => api.getVotes({ query: { ...query, page: String(page) } })))
  return [first, ...others].flatMap(({ items }) => items).filter(({ cantonCode }) => cantonCode === undefined || cantonCode === canton)
}
