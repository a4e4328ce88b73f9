import type { SessionRecord } from '@plenara/contract'
import { createRandom, itemAt } from '../../random.ts'
import type { MatterKind } from '../affairs/matter.ts'
import { SESSIONS, sittingDays } from '../sessions.ts'
import type { Chamber, Step, StepKind } from './step.ts'

export interface PlannedAffair {
  readonly kind: MatterKind
  /** The key of the question, which names the affair. */
  readonly question: string
  /** Where it stands among all affairs, 0 to 1: the first ones came first. */
  readonly place: number
}

export interface Timeline {
  readonly first: Chamber
  readonly depositDate: string
  /** The session in which it was handed in, if it was in one. */
  readonly depositSession: SessionRecord | null
  /** Every vote until today, as long as the affair is not over before. */
  readonly steps: readonly Step[]
}

/** Days on which votes are known; sessions from here on are to come. */
export const LAST_DAY = '2026-11-21'
const HELD = SESSIONS.filter(({ until }) => until < LAST_DAY)
/** Votes are shown from the spring of 2024 on. */
const FIRST_SESSION = 1
const DAY = 86_400_000

/** The way of an affair through the parliament: which council votes on what on which day. Two affairs of a hundred wait for their first vote. */
export function timelineOf(seed: string, affair: PlannedAffair): Timeline {
  const random = createRandom(`${seed}/timeline/${affair.question}`)
  const first: Chamber = random.chance(affair.kind === 'bill' ? 0.25 : 0.12) ? 'council-of-states' : 'national-council'
  const start = sessionFor(first, FIRST_SESSION + Math.floor(affair.place * (HELD.length - FIRST_SESSION + 0.5)))
  const steps = WAYS[affair.kind].flatMap(({ after, kinds, isSecond, isBoth }): Step[] => {
    const chambers = isBoth === true ? (['national-council', 'council-of-states'] as const) : [isSecond ? otherOf(first) : first]
    return chambers.flatMap((chamber) => {
      const session = HELD[sessionFor(chamber, start + after, isBoth === true)]
      if (session === undefined) return []
      const days = sittingDays(session)
      const day = isBoth === true ? session.until : itemAt(days, random.int(0, days.length - 2))
      return kinds.map((kind) => ({ kind, chamber, session, day }))
    })
  })
  return { first, ...depositOf(affair.kind, start, random.int(0, 9)), steps }
}

interface Stage {
  /** Sessions after the first one. */
  readonly after: number
  readonly kinds: readonly StepKind[]
  readonly isSecond: boolean
  readonly isBoth?: boolean
}

const WAYS: Readonly<Record<MatterKind, readonly Stage[]>> = {
  bill: [
    { after: 0, kinds: ['entry', 'whole'], isSecond: false },
    { after: 2, kinds: ['whole'], isSecond: true },
    { after: 3, kinds: ['final'], isSecond: false, isBoth: true },
  ],
  motion: [
    { after: 0, kinds: ['motion'], isSecond: false },
    { after: 3, kinds: ['motion'], isSecond: true },
  ],
  postulate: [{ after: 0, kinds: ['postulate'], isSecond: false }],
  initiative: [{ after: 0, kinds: ['initiative'], isSecond: false }],
}

/** In a special session the National Council sits alone, and nothing is voted on for the last time. */
function sessionFor(chamber: Chamber, index: number, isFinal = false): number {
  const isSpecial = HELD[index]?.key.endsWith('/special') === true
  return isSpecial && (isFinal || chamber === 'council-of-states') ? index + 1 : index
}

function otherOf(chamber: Chamber): Chamber {
  return chamber === 'national-council' ? 'council-of-states' : 'national-council'
}

/** Bills come between sessions, about five months before; members hand in theirs during the session before the last. */
function depositOf(kind: MatterKind, start: number, days: number): Pick<Timeline, 'depositDate' | 'depositSession'> {
  const session = itemAt(SESSIONS, start)
  if (kind === 'bill') return { depositDate: dayBefore(session.from, 150 + days * 3), depositSession: null }
  const handedIn = SESSIONS[start - 2] ?? itemAt(SESSIONS, 0)
  return { depositDate: itemAt(sittingDays(handedIn), Math.min(days, sittingDays(handedIn).length - 1)), depositSession: handedIn }
}

/** A weekday so many days before. */
function dayBefore(day: string, count: number): string {
  const date = new Date(Date.parse(day) - count * DAY)
  const weekend = [2, 0, 0, 0, 0, 0, 1][date.getUTCDay()] ?? 0
  return new Date(date.getTime() - weekend * DAY).toISOString().slice(0, 10)
}
