import { ApiError } from '@plenara/contract/client'
import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'

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
