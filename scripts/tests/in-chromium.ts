import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'

/** How the screens of both apps are tested: in Chromium, at the size of a phone. */
export const inChromium = () => ({
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
    instances: [{ browser: 'chromium' as const }],
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
})
