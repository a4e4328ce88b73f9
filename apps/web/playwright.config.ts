import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { AccountKind } from './e2e/support/account-kind.ts'

const isCi = process.env.CI === 'true'
const port = Number(process.env.E2E_PORT ?? 3199)
/** Where those who stand for election answer. */
export const deskUrl = `http://localhost:${port + 2000}`
/** A fresh folder per run, because limits and imports outlive a server; the environment hands it on to the workers. */
export const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'plenara-e2e-'))
process.env.E2E_DATA_DIR = dataDir
// Compiled code is kept for the servers and commands that tests start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compile')

/** What a local account does as well, the same files; `@online` and `@local` mark the tests in them that one kind of account goes through alone. */
const JOURNEYS = ['journey', 'candidate', 'notes', 'copy-out', 'imported-election', 'navigation'].map((name) => `**/${name}.spec.ts`)

/** They have a run of their own: real-data.config.ts. */
const REAL_DATA = '**/*.real-data.spec.ts'
/** Accounts of the device, side by side. */
const LOCAL_ONLY = ['**/same-requests.spec.ts', '**/guest.spec.ts', '**/guest-leaving.spec.ts']

/** Browser tests against the real server with its embedded database and the whole demonstration data. */
export default defineConfig<{ kind: AccountKind }>({
  testDir: 'e2e',
  testIgnore: REAL_DATA,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey through the election runs twice: with an account on the server, and with one that lives in the browser and has no network.
  projects: [
    // First, because it holds the longest tests: none is left alone at the end.
    { name: 'local', use: { kind: 'local' }, testMatch: [...JOURNEYS, ...LOCAL_ONLY], grepInvert: /@online/ },
    { name: 'online', use: { kind: 'online' }, testIgnore: [REAL_DATA, ...LOCAL_ONLY], grepInvert: /@local/ },
  ],
  // One more than there are cores: a test often waits for the network or a moment.
  workers: availableParallelism() + 1,
  // In CI a failed test runs once more and is reported as flaky where it passes then (docs/decisions/050).
  retries: isCi ? 1 : 0,
  // Several times what a quiet machine needs: a busy one is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 414, height: 896 },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // What a test sees comes from the server, unless it is about the worker (offline.spec.ts).
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Hidden pages of the address bar, two for each window.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ],
    },
  },
  webServer: {
    command: 'node ../server/src/main.ts',
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DESK_PORT: String(port + 2000),
      DATA_DIR: dataDir,
      // A name, because passkeys belong to one; other tests read only the path of mailed links.
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'error',
      // Voters register from addresses of their own (support/voter.ts), or the limit per address would end the run.
      TRUST_PROXY: '127.0.0.1',
    },
  },
})
