import type { Election, Level } from '@plenara/contract'
import { electionsOf, selectElection } from '@plenara/domain/elections'
import { useSyncExternalStore } from 'react'
import { useLookUp } from '../calls/query-client.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { type ElectionSelection, readSelection, rememberSelection } from './election-memory.ts'
import { useContentLanguage } from './user.ts'

const listeners = new Set<() => void>()
let selection = readSelection()

/** Selects a level, and its year or index; what was selected per level is remembered on the device. */
export function selectActiveElection(change: Partial<ElectionSelection> & { readonly level: Level }): void {
  rememberSelection(change.level, change)
  resetElectionSelection()
}

/** Makes one of the elections the active one: its level and year, and its place among those. */
export function activateElection(elections: readonly Election[], { id, level, electionDate }: Election): void {
  const year = Number(electionDate.slice(0, 4))
  const index = electionsOf(elections, level, year).findIndex((election) => election.id === id)
  selectActiveElection({ level, year, index })
}

/** Reads again what the device remembers, e.g. nothing after logout. */
export function resetElectionSelection(): void {
  selection = readSelection()
  for (const listener of listeners) listener()
}

function useElectionSelection(): ElectionSelection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => selection,
    () => selection,
  )
}

export interface ActiveElection {
  readonly election: Election | undefined
  readonly elections: readonly Election[]
  readonly level: Level
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
  const answer = useLookUp('getUserElections', { params: { id: session.userId }, query: { lang } }, isLoggedIn(session))
  const elections = answer.data ?? []
  const { election, index, year, level } = selectElection({
    elections,
    level: selected.level,
    year: selected.year,
    rememberedIndex: selected.index,
  })
  return {
    election: election ?? undefined,
    elections,
    level,
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
