import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues.config.ts'
import { browserCommands } from './vitest.screens-commands.ts'

/** Screens in a real browser without a server: the API application runs in the page (docs in src/screen-test/screen.tsx). */
export default defineConfig({
  plugins: [react(), catalogues()],
  // React as it is in the product, which needs half the time of the one that helps to develop.
  oxc: { jsx: { development: false, refresh: false } },
  optimizeDeps: {
    // All at once at the start: a library that is found later would load the page anew in the middle of a test.
    entries: ['src/app/start/main.tsx', 'src/screen-test/**/*.ts', 'src/**/*.browser.test.tsx'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    name: 'screens',
    include: ['src/**/*.browser.test.tsx'],
    // A few pages for all files, each with its own storage: the program is loaded once in each, and each test mounts the app anew for a voter of its own.
    isolate: false,
    // One more than there are cores: a page often waits for a frame or a moment.
    maxWorkers: availableParallelism() + 1,
    // Several times what a quiet machine needs: a busy one is slow, not wrong.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // In a whole run, as in the browser journeys (docs/decisions/050).
    retry: process.env.VITEST_REPORT ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in the browser journeys: a name or text may be part of what stands there, unless `exact` is asked for.
      locators: { exact: false },
      viewport: { width: 414, height: 896 },
      instances: [{ browser: 'chromium' }],
      commands: browserCommands,
      provider: playwright({
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
        actionTimeout: 20_000,
        contextOptions: { locale: 'de-CH', timezoneId: 'Europe/Zurich', permissions: ['clipboard-read', 'clipboard-write'] },
      }),
    },
  },
})
