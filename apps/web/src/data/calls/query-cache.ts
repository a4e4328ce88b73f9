import type { MatchPercent } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { queryKey } from './query-key.ts'

/** The cache of all answers, and of the writes under way. It knows nothing of how they come. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Retrying offline cannot succeed.
      retry: (failures, error) =>
        failures < 2 && onlineManager.isOnline() && (!(error instanceof ApiError) || error.status >= 500 || error.status === 0),
      refetchOnWindowFocus: false,
      // What could not be loaded comes by itself once there is a network again.
      refetchOnReconnect: ({ state }) => state.status === 'error',
      // Without a network a call fails with `offline` and its screen says so, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let isSync = false
notifyManager.setScheduler((notify) => {
  if (isSync) notify()
  else setTimeout(notify)
})

/** Changes cached answers; the page hears of all of it together and before this returns, so that it is in the next frame. */
export function flushUpdatesSync(change: () => void): void {
  isSync = true
  try {
    notifyManager.batch(change)
  } finally {
    isSync = false
  }
}

// It hears of changes only; an app that starts without a network should say so too.
onlineManager.setOnline(navigator.onLine !== false)

// Percents change all at once or not at all: comparing them like any other answer, value by value of a thousand objects, costs a slow phone 10 ms.
queryClient.setQueryDefaults(queryKey('getMatchPercents'), {
  structuralSharing: (old, now) => (samePercents(old as Percents | undefined, now as Percents) ? old : now),
})

type Percents = readonly MatchPercent[]

function samePercents(old: Percents | undefined, now: Percents): boolean {
  if (old?.length !== now.length) return false
  return now.every(({ candidateId, value, shared }, index) => {
    const before = old[index]
    return before?.candidateId === candidateId && before.value === value && before.shared === shared
  })
}
