import { afterAll, vi } from 'vitest'

// Test files share their process (`isolate` in vitest.config.ts): what one of them replaced is there again for the next, whichever that is.
// Also before a file: one whose tests are all left out replaces what it does while it is loaded, and runs no hook.
leaveNothing()
// A module that another file has loaded keeps the modules that it imported: whether a replaced one counts would hang on the order.
if (process.env.OWN_PROCESS === undefined) {
  vi.mock = () => {
    throw new Error('Test files share their modules: replace an export with vi.spyOn instead of a module with vi.mock.')
  }
}
afterAll(leaveNothing)

function leaveNothing(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
}
