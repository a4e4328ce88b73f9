import type { Choice, Election } from '@plenara/contract'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { isProvisional, type SeenList } from './outbox/intent.ts'
import { KEPT, write } from './outbox/write.ts'
import { queryClient, queryOf } from './query-client.ts'
import { useUserId } from './session.ts'

/** Whose opinions in which election. */
export interface UserElection {
  readonly userId: number
  readonly electionId: number
}

/** The cache key of the followed list of an election. */
export function choiceKey({ userId, electionId }: UserElection) {
  return keyOf('getChoice', { params: { id: userId, eid: electionId } })
}

/** Follows a list as Dream Team, or none with 0; shown at once, taken back where it fails [LIST-5]. `seen`: an own list as it is shown. */
export async function chooseTeam(place: UserElection, listId: number, seen?: SeenList): Promise<void> {
  const key = choiceKey(place)
  const params = { id: place.userId, eid: place.electionId }
  await queryClient.cancelQueries({ queryKey: key })
  const before = queryClient.getQueryData<Choice>(key)
  queryClient.setQueryData<Choice>(key, { listId })
  try {
    const send = () => (listId === 0 ? api.deleteChoice({ params }) : api.setChoice({ params: { ...params, lid: listId } }))
    const intent = { kind: 'choose', eid: place.electionId, lid: listId } as const
    const choice = await write({ intent, ...(seen && { seen }) }, isProvisional(listId) ? null : send)
    if (choice === KEPT) return
    queryClient.setQueryData<Choice>(key, choice)
    void queryClient.invalidateQueries({ queryKey: keyOf('getChoice') })
  } catch (error) {
    queryClient.setQueryData(key, before)
    throw error
  }
}

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
    queries: elections.map((election) => queryOptions(queryOf('getChoice', { params: { id, eid: election.id } }))),
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
