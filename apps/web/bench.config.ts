import { defineConfig } from '@playwright/test'
import e2e from './playwright.config.ts'

/** `npm run bench:web`: the built app as an old phone shows it, one measurement after the other, each with its bar. */
export default defineConfig(e2e, {
  testDir: 'bench',
  testMatch: '*.bench.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  use: { trace: 'off', viewport: { width: 412, height: 823 } },
})
