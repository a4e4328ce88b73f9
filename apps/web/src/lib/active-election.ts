import type { Election, Level } from '@plenara/contract'
import { selectElection } from '@plenara/domain'
import { useSyncExternalStore } from 'react'
import { readDevice, writeDevice } from './device-storage.ts'
import { useCall } from './query-client.ts'
import { isLoggedIn, useSession } from './session.ts'
import { useContentLanguage } from './user.ts'

export interface ElectionSelection {
  readonly level: Level
  /** Undefined: the newest year of the level. */
  readonly year?: number
  /** The remembered place among the elections of that level and year [ELECT-2]. */
  readonly index: number
}

const listeners = new Set<() => void>()
let selection = load()

function load(): ElectionSelection {
  const level = readDevice('election-level')
  const known: Level = level === 'cantonal' || level === 'communal' ? level : 'federal'
  const year = Number(readDevice(`election-year.${known}`))
  return { level: known, index: rememberedIndex(known), ...(year > 0 ? { year } : {}) }
}

function rememberedIndex(level: Level): number {
  return Number(readDevice(`election-index.${level}`) ?? 0) || 0
}

/** Selects level, year or index; what was selected per level is remembered on the device. */
export function selectActiveElection(change: Partial<ElectionSelection>): void {
  const level = change.level ?? selection.level
  if (change.year !== undefined) writeDevice(`election-year.${level}`, String(change.year))
  if (change.index !== undefined) writeDevice(`election-index.${level}`, String(change.index))
  writeDevice('election-level', level)
  resetElectionSelection()
}

/** Reads again what the device remembers, e.g. nothing after logout. */
export function resetElectionSelection(): void {
  selection = load()
  for (const listener of listeners) listener()
}

export function useElectionSelection(): ElectionSelection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => selection,
  )
}

export interface ActiveElection {
  readonly election: Election | undefined
  readonly elections: readonly Election[]
  /** Its place among the elections of its level and year. */
  readonly index: number
  /** Null where the level has no election. */
  readonly year: number | null
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => unknown
}

/** The election that the user is working on, chosen from level, year and index among those of their place [ELECT-1]. */
export function useActiveElection(): ActiveElection {
  const session = useSession()
  const lang = useContentLanguage()
  const selected = useElectionSelection()
  const answer = useCall('getUserElections', { params: { id: session.userId }, query: { lang } }, isLoggedIn(session))
  const elections = answer.data ?? []
  const { election, index, year } = selectElection({
    elections,
    level: selected.level,
    year: selected.year,
    rememberedIndex: selected.index,
  })
  return {
    election: election ?? undefined,
    elections,
    index,
    year,
    isPending: answer.isPending,
    error: answer.error,
    retry: answer.refetch,
  }
}

/** The id of the active election for calls that wait until it is known: 0 while unknown. */
export function useElectionId(): number {
  return useActiveElection().election?.id ?? 0
}
