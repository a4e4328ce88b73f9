import type { SessionRecord } from '@plenara/contract'
import data from '../../data/parliament/sessions.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import { eachLanguage, type Text4 } from '../language.ts'

type Season = keyof typeof data.seasons

interface Sessions {
  readonly seasons: Readonly<Record<Season, Text4>>
  /** Three weeks four times a year, in spring some days more for the National Council. */
  readonly sessions: readonly (Pick<SessionRecord, 'from' | 'until'> & { readonly season: Season })[]
}

const LEGISLATURE = 52
const { seasons: SEASONS, sessions } = dataOf<Sessions>(data)

/** The sessions of the 52nd legislature. */
export const SESSIONS: readonly SessionRecord[] = sessions.map(({ season, from, until }) => {
  const year = from.slice(0, 4)
  return {
    key: `demo/session/${year}/${season}`,
    id: null,
    councilKey: null,
    name: eachLanguage((language) => `${SEASONS[season][language]} ${year}`),
    abbreviation: {},
    from,
    until,
    legislature: LEGISLATURE,
  }
})

/** Every sitting day of a session, Monday to Thursday, and the Friday of the last week. */
export function sittingDays({ from, until }: SessionRecord): string[] {
  const days: string[] = []
  for (let time = Date.parse(from); time <= Date.parse(until); time += 86_400_000) {
    const date = new Date(time)
    const day = date.toISOString().slice(0, 10)
    const weekday = date.getUTCDay()
    if ((weekday >= 1 && weekday <= 4) || day === until) days.push(day)
  }
  return days
}
