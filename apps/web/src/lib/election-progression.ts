import { useMutation } from '@tanstack/react-query'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { queryClient, useCall } from './query-client.ts'
import { useUserId } from './session.ts'

/** State "c" of a progression entry: the step is completed [ENTITY-2]. */
const COMPLETED = 'c'

/** Whether a step of the user's way in an election is marked as completed, and the way to mark it or to take that back. */
export function useElectionStep(electionId: number, key: string) {
  const id = useUserId()
  const params = { id, eid: electionId }
  const { data, isSuccess } = useCall('getElectionProgression', { params }, electionId > 0)
  const isDone = data?.some((entry) => entry.key === key && entry.data.state === COMPLETED) ?? false
  const mutation = useMutation({
    mutationFn: (done: boolean) => api.setElectionProgression({ params, body: { key, data: done ? { state: COMPLETED } : {} } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf('getElectionProgression', { params }) }),
  })
  return { isKnown: isSuccess, isDone, mark: mutation.mutate, isMarking: mutation.isPending }
}
