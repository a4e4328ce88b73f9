import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { AccountKind } from './e2e/support/account-kind.ts'

const isCi = process.env.CI === 'true'
const port = Number(process.env.E2E_PORT ?? 3199)
/** The origin of an app that was built for this server: what `https://localhost` is in the shell of Android. */
export const appOrigin = `http://127.0.0.1:${port + 1000}`
/** A fresh folder per run, because limits and imports outlive a server; the environment hands it on to the workers. */
export const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'plenara-e2e-'))
process.env.E2E_DATA_DIR = dataDir

/** What a local account does as well, the same files; `@online` marks the tests in them that replace an answer of the server. */
const JOURNEYS = [
  ...[
    'journey',
    'favorites',
    'dream-teams',
    'questionnaire',
    'match',
    'match-reasons',
    'candidate',
    'compare',
    'notes',
    'splash',
    'tutorials',
  ],
  ...[
    'lists',
    'lists-page',
    'list-editor',
    'copy-out',
    'results',
    'election',
    'achievements',
    'real-election.real-data',
    'method',
    'navigation',
  ],
].map((name) => `**/${name}.spec.ts`)

/** Browser tests against the real server with its embedded database and the whole demonstration data. */
export default defineConfig<{ kind: AccountKind }>({
  testDir: 'e2e',
  // What reads the real public data beside the repository runs in `npm run test:all`, where they are.
  testIgnore: process.env.REAL_DATA === '1' ? [] : ['**/*.real-data.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey through the election runs twice: with an account on the server, and with one that lives in the browser and has no network.
  projects: [
    { name: 'online', use: { kind: 'online' } },
    { name: 'local', use: { kind: 'local' }, testMatch: JOURNEYS, grepInvert: /@online/ },
  ],
  workers: 2,
  // In CI a failed test runs once more and is reported as flaky where it passes then (docs/decisions/050).
  retries: isCi ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 414, height: 896 },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // What a test sees comes from the server, unless it is about the worker (offline.spec.ts).
    serviceWorkers: 'block',
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
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
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      // Voters register from addresses of their own (support/voter.ts), or the limit per address would end the run.
      TRUST_PROXY: '127.0.0.1',
      CORS_ORIGINS: appOrigin,
    },
  },
})
