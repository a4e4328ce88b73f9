// `npm test`: installs what is needed, then format check, lint, type check, unit, API, store and browser tests. The first failure ends it.
import { findChromium } from './chromium.mjs'
import { syncApps } from './sync-apps.mjs'
import { buildWeb, installDependencies, run, step } from './workspace.mjs'

try {
  await installDependencies()
  await step('Format', () => run('npm', ['run', 'format:check', '--silent'], { quiet: true }))
  await step('Lint and import directions', () => run('npm', ['run', 'lint', '--silent'], { quiet: true }))
  await step('Types', () => run('npm', ['run', 'typecheck', '--silent'], { quiet: true }))
  await step('Unit, API and store tests', () => run('npm', ['run', 'test:unit', '--silent']))
  await buildWeb()
  await step('Apps for Android and iOS synchronised', syncApps)
  const chromium = await findChromium()
  await step('Browser tests', () => run('npm', ['run', 'test:e2e', '--silent'], { env: { CHROMIUM_PATH: chromium } }))
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}
