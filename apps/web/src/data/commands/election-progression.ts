import { useCallback } from 'react'
import { useCall } from '../calls/query-client.ts'
import { useUserId } from '../session/session.ts'
import { COMPLETED, setElectionProgression } from './online/progression.ts'
import { type Callbacks, useCommand } from './run-command.ts'

/** Whether a step of the user's way in an election is marked as completed, and the way to mark it or to take that back. */
export function useElectionStep(eid: number, key: string) {
  const id = useUserId()
  const { data, isSuccess } = useCall('getElectionProgression', { params: { id, eid } }, eid > 0)
  const isDone = data?.some((entry) => entry.key === key && entry.data.state === COMPLETED) ?? false
  const { mutate, isPending } = useCommand(setElectionProgression)
  const mark = useCallback(
    (isCompleted: boolean, callbacks?: Callbacks<unknown>) => mutate({ eid, keys: [key], isCompleted }, callbacks),
    [mutate, eid, key],
  )
  return { isKnown: isSuccess, isDone, mark, isMarking: isPending }
}
