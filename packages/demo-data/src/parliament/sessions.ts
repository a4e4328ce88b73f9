import type { SessionRecord } from '@plenara/contract'
import { eachLanguage, type Text4 } from '../language.ts'

const SEASONS = {
  spring: { de: 'Frühjahrssession', fr: 'Session de printemps', it: 'Sessione primaverile', rm: 'Sessiun da primavaira' },
  special: { de: 'Sondersession', fr: 'Session spéciale', it: 'Sessione speciale', rm: 'Sessiun speziala' },
  summer: { de: 'Sommersession', fr: 'Session d’été', it: 'Sessione estiva', rm: 'Sessiun da stad' },
  autumn: { de: 'Herbstsession', fr: 'Session d’automne', it: 'Sessione autunnale', rm: 'Sessiun d’atun' },
  winter: { de: 'Wintersession', fr: 'Session d’hiver', it: 'Sessione invernale', rm: 'Sessiun d’enviern' },
} as const satisfies Readonly<Record<string, Text4>>
type Season = keyof typeof SEASONS

const LEGISLATURE = 52

/** The sessions of the 52nd legislature: three weeks four times a year, in spring some days more for the National Council. */
export const SESSIONS: readonly SessionRecord[] = [
  session('winter', '2023-12-04', '2023-12-22'),
  session('spring', '2024-02-26', '2024-03-15'),
  session('special', '2024-04-15', '2024-04-17'),
  session('summer', '2024-05-27', '2024-06-14'),
  session('autumn', '2024-09-09', '2024-09-27'),
  session('winter', '2024-12-02', '2024-12-20'),
  session('spring', '2025-03-03', '2025-03-21'),
  session('special', '2025-05-05', '2025-05-08'),
  session('summer', '2025-06-02', '2025-06-20'),
  session('autumn', '2025-09-08', '2025-09-26'),
  session('winter', '2025-12-01', '2025-12-19'),
  session('spring', '2026-03-02', '2026-03-20'),
  session('special', '2026-04-27', '2026-04-30'),
  session('summer', '2026-06-01', '2026-06-19'),
  session('autumn', '2026-09-07', '2026-09-25'),
  session('winter', '2026-11-30', '2026-12-18'),
  session('spring', '2027-03-01', '2027-03-19'),
  session('summer', '2027-05-31', '2027-06-18'),
  session('autumn', '2027-09-06', '2027-09-24'),
]

function session(season: Season, from: string, until: string): SessionRecord {
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
}

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
