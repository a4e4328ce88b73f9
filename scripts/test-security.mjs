// `npm run test:security`: the tests that try to break in, in their long form, then the browser's part against the built web app.
import { findChromium } from './chromium.mjs'
import { buildWeb, installDependencies, run, step } from './workspace.mjs'

/** What `npm test` does in a shorter form. */
const LONG = { FUZZ_REQUESTS: '100000', TIMING_PAIRS: '300', SECRETS: '1000' }
const TIMING = 'apps/server/test/security/timing.test.ts'

try {
  await installDependencies()
  await step('Security of the server', () => run('npx', ['vitest', 'run', '--project', 'security', '--exclude', TIMING], { env: LONG }))
  // By itself, because what runs beside it lies in the times that it compares.
  await step('Time of answers', () => run('npx', ['vitest', 'run', '--project', 'security', TIMING], { env: LONG }))
  await buildWeb()
  const chromium = await findChromium()
  await step('Security in the browser', () =>
    run('npx', ['playwright', 'test', '-c', 'apps/web/playwright.config.ts', 'e2e/security'], { env: { CHROMIUM_PATH: chromium } }),
  )
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}
