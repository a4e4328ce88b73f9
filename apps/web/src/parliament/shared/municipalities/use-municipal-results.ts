import type { CantonCode, MunicipalResults } from '@plenara/contract'
import { useCall } from '../../../data/calls/query-client.ts'
import { useEveryMinute } from '../use-every-minute.ts'

export interface CountedVote {
  readonly id: number
  /** Whether numbers still come in. */
  readonly isCounting: boolean
}

export interface MunicipalAnswer {
  readonly data: MunicipalResults | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** How the municipalities of a canton voted, asked for each minute while they count. */
export function useMunicipalResults({ id, isCounting }: CountedVote, code: CantonCode | null): MunicipalAnswer {
  const { data, error, refetch } = useCall('getMunicipalResults', { params: { id, code: code ?? 'ZH' } }, code !== null)
  const retry = () => void refetch()
  useEveryMinute(isCounting && code !== null, retry)
  return { data: code === null ? undefined : data, error, retry }
}
