import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../data/calls/query-client.ts'
import type { StorageProblem } from '../../data/device/store/storage-report.ts'

const KEY = ['storage-report']

async function report() {
  const { localStore } = await import('../../data/device/local-api.ts')
  return localStore.report
}

/** The problems of the local account; empty until they are loaded. The store checks once, when it is opened. */
export function useStorageProblems(): readonly StorageProblem[] {
  const { data } = useQuery({ queryKey: KEY, queryFn: async () => (await report()).problems(), staleTime: Number.POSITIVE_INFINITY })
  return data ?? []
}

/**
 * Dismisses the notice at once. Records that stay in place (of a newer program, or without room to put them aside) are reported again at the
 * next start.
 */
export async function dismissProblems(): Promise<void> {
  queryClient.setQueryData(KEY, [])
  await (await report()).dismiss()
}
