// `npm run test:security`: the tests that try to break in, in their long form, then the browser's part against the built web app.
// `npm run test:mutants -- --only attack-` takes out what they show to protect, one after the other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { buildWeb, installDependencies, root, run, step } from './workspace.mjs'

/** What `npm test` does in a shorter form and with the same seed each time. */
const SEED = String(Math.floor(Date.now() / 1_000))
const LONG = { FUZZ_REQUESTS: '100000', FUZZ_SEED: SEED, TIMING_PAIRS: '300', SECRETS: '1000' }
const TIMING = 'apps/server/test/security/timing.test.ts'
const FOLDER = 'apps/server/test/security/'

/** The files that docs/security/attacks.md names beside those of the folder: unit tests, and tests in the browser. */
function shownElsewhere() {
  const text = readFileSync(join(root, 'docs/security/attacks.md'), 'utf8')
  const files = [...new Set([...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file))]
  const others = files.filter((file) => !file.startsWith(FOLDER))
  const inBrowser = others.filter((file) => file.endsWith('.spec.ts')).map((file) => file.replace('apps/web/', ''))
  return { units: others.filter((file) => !file.endsWith('.spec.ts')), inBrowser }
}

try {
  await installDependencies()
  await step('Security of the server', () => run('npx', ['vitest', 'run', '--project', 'security', '--exclude', TIMING], { env: LONG }))
  const { units, inBrowser } = shownElsewhere()
  await step('Attacks shown elsewhere', () => run('npx', ['vitest', 'run', '--tags-filter=!alone', ...units]))
  // By itself, because what runs beside it lies in the times that it compares.
  await step('Time of answers', () => run('npx', ['vitest', 'run', '--project', 'security', TIMING], { env: LONG }))
  await buildWeb()
  const chromium = await findChromium()
  await step('Security in the browser', () =>
    run('npx', ['playwright', 'test', '-c', 'apps/web/playwright.config.ts', 'e2e/security', 'e2e/passkeys', ...inBrowser], {
      env: { CHROMIUM_PATH: chromium, OPINIONS_SEED: SEED },
    }),
  )
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}
