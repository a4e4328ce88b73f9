import { afterAll, vi } from 'vitest'

// Test files share their process (`isolate` in vitest.config.ts): what one of them replaced is there again for the next, whichever that is.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
