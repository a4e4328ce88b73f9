import type { Election } from '@plenara/contract'
import { useQueries } from '@tanstack/react-query'
import { queryOptions } from '../calls/read-pipeline.ts'
import { useUserId } from '../session/session.ts'

/** An election with the list that is followed there. */
export interface Team {
  readonly election: Election
  /** 0 where no list is followed. */
  readonly listId: number
}

/** The followed list of each election. */
export function useTeams(elections: readonly Election[]) {
  const id = useUserId()
  const choices = useQueries({
    queries: elections.map((election) => queryOptions('getChoice', { params: { id, eid: election.id } })),
  })
  const teams: Team[] = elections.flatMap((election, index) => {
    const choice = choices[index]?.data
    return choice ? [{ election, listId: choice.listId }] : []
  })
  const failed = choices.filter((choice) => choice.error)
  return {
    teams,
    isPending: choices.some((choice) => choice.isPending),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const choice of failed) void choice.refetch()
    },
  }
}
