import { afterAll, vi } from 'vitest'

// Test files share their process (`isolate` in vitest.config.ts): what one of them replaced is there again for the next, whichever that is.
// Also before a file: one whose tests are all left out replaces what it does while it is loaded, and runs no hook.
leaveNothing()
afterAll(leaveNothing)

function leaveNothing(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
}
