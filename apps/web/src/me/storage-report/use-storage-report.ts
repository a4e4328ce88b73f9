import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../data/calls/query-client.ts'
import type { StorageProblem } from '../../data/device/store/storage-report.ts'

const KEY = ['storage-report']

async function report() {
  const { localStore } = await import('../../data/device/local-api.ts')
  return localStore.report
}

/** What of the local account could not be read; none while that is not known. The store looks once, when it is opened. */
export function useStorageProblems(): readonly StorageProblem[] {
  const { data } = useQuery({ queryKey: KEY, queryFn: async () => (await report()).problems(), staleTime: Number.POSITIVE_INFINITY })
  return data ?? []
}

/**
 * The voter has read it: the notice goes at once. What lies where it was (written by a newer program, or no room to put it aside) is told again at the
 * next start.
 */
export async function dismissProblems(): Promise<void> {
  queryClient.setQueryData(KEY, [])
  await (await report()).dismiss()
}
