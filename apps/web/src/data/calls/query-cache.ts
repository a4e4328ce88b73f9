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

// Screens hear of all that was changed together before the next frame: a tapped answer, which its field takes from the cache, is never drawn unchosen.
notifyManager.setScheduler(queueMicrotask)

// It hears of changes only; an app that starts without a network should say so too.
onlineManager.setOnline(navigator.onLine !== false)
