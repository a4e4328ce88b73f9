import type { CantonCode, MunicipalResults } from '@plenara/contract'
import { useCall } from '../../../data/calls/query-client.ts'
import { useEveryMinute } from '../use-every-minute.ts'

export interface CountedVote {
  readonly id: number
  /** Whether the count is still going on. */
  readonly isCounting: boolean
}

export interface MunicipalAnswer {
  readonly data: MunicipalResults | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The results of the municipalities of a canton, requested every minute during the count. */
export function useMunicipalResults({ id, isCounting }: CountedVote, code: CantonCode | null): MunicipalAnswer {
  const { data, error, refetch } = useCall('getMunicipalResults', { params: { id, code: code ?? 'ZH' } }, code !== null)
  const retry = () => void refetch()
  useEveryMinute(isCounting && code !== null, retry)
  return { data: code === null ? undefined : data, error, retry }
}
