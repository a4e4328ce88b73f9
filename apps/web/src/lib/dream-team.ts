import type { Choice } from '@plenara/contract'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { queryClient } from './query-client.ts'

/** Whose opinions in which election. */
export interface UserElection {
  readonly userId: number
  readonly electionId: number
}

/** The cache key of the followed list of an election. */
export function choiceKey({ userId, electionId }: UserElection) {
  return keyOf('getChoice', { params: { id: userId, eid: electionId } })
}

/** Follows a list as Dream Team, or none with 0; shown at once, taken back where it fails [LIST-5]. */
export async function chooseTeam(place: UserElection, listId: number): Promise<void> {
  const key = choiceKey(place)
  const params = { id: place.userId, eid: place.electionId }
  await queryClient.cancelQueries({ queryKey: key })
  const before = queryClient.getQueryData<Choice>(key)
  queryClient.setQueryData<Choice>(key, { listId })
  try {
    const choice = await (listId === 0 ? api.deleteChoice({ params }) : api.setChoice({ params: { ...params, lid: listId } }))
    queryClient.setQueryData<Choice>(key, choice)
    void queryClient.invalidateQueries({ queryKey: keyOf('getChoice') })
  } catch (error) {
    queryClient.setQueryData(key, before)
    throw error
  }
}
