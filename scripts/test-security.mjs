// `npm run test:security`: the tests that try to break in, in their long form, then the browser's part against the built web app.
// `npm run test:mutants -- --only attack-` takes out what they show to protect, one after the other.
import { findChromium } from './chromium.mjs'
import { buildWeb, installDependencies, run, step } from './workspace.mjs'

/** What `npm test` does in a shorter form and with the same seed each time. */
const SEED = String(Math.floor(Date.now() / 1_000))
const LONG = { FUZZ_REQUESTS: '100000', FUZZ_SEED: SEED, TIMING_PAIRS: '300', SECRETS: '1000' }
const TIMING = 'apps/server/test/security/timing.test.ts'

try {
  await installDependencies()
  await step('Security of the server', () => run('npx', ['vitest', 'run', '--project', 'security', '--exclude', TIMING], { env: LONG }))
  // By itself, because what runs beside it lies in the times that it compares.
  await step('Time of answers', () => run('npx', ['vitest', 'run', '--project', 'security', TIMING], { env: LONG }))
  await buildWeb()
  const chromium = await findChromium()
  await step('Security in the browser', () =>
    run('npx', ['playwright', 'test', '-c', 'apps/web/playwright.config.ts', 'e2e/security', 'e2e/passkeys', 'e2e/same-requests'], {
      env: { CHROMIUM_PATH: chromium, OPINIONS_SEED: SEED },
    }),
  )
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}
