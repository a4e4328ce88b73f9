import type { Answer, ClientCall } from '@plenara/contract/client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { waitingCount } from '../outbox/waiting-flag.ts'
import { takeArrived } from './early-answers.ts'
import { queryClient } from './query-cache.ts'
import type { InputOf } from './query-key.ts'
import { queryOptions } from './read-pipeline.ts'
import { useServerAnswer } from './server-answers.ts'
import { useShown } from './shown-data.ts'
import { forgetWrites } from './writes-under-way.ts'

export { flushUpdatesSync, queryClient } from './query-cache.ts'

/** Begins with the early answers that are there, so that the first rendering shows them; what waits to be sent would be missing in them. */
export function beginWithEarlyAnswers(): void {
  if (waitingCount() > 0) return
  for (const { key, value } of takeArrived()) queryClient.setQueryData(key, value)
}

/** Reads a GET of the contract. `enabled` false waits, e.g. until the active election is known. */
export function useCall<R extends ClientCall>(name: R, input: InputOf<R>, enabled = true): UseQueryResult<Answer<R>> {
  const answer = useLookUp(name, input, enabled)
  useShown(answer.data)
  return answer
}

/** As `useCall`, for names and choices by which other records are found and shown: it does not count as shown itself. */
export function useLookUp<R extends ClientCall>(name: R, input: InputOf<R>, enabled = true): UseQueryResult<Answer<R>> {
  return useAnswer(name, input, enabled)
}

const useAnswer = import.meta.env.SSR ? useServerAnswer : useBrowserAnswer

function useBrowserAnswer<R extends ClientCall>(name: R, input: InputOf<R>, enabled: boolean): UseQueryResult<Answer<R>> {
  return useQuery({ ...queryOptions(name, input), enabled })
}

/** Forgets every answer; what is on the page asks anew. */
export function forgetAnswers(): void {
  forgetWrites()
  queryClient.clear()
}
