// `npm test`: installs what is needed, then format check, lint, import directions, type check and build side by side, then unit, API, store,
// screen and browser tests. The first failure ends it. The last line counts the tests of all runners.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, prepareChromium } from './chromium.mjs'
import { syncApps } from './sync-apps.mjs'
import { readReports } from './tests/read-reports.mjs'
import { summarize } from './tests/summary.mjs'
import { buildWeb, endedSteps, installDependencies, root, run, step, stepsAtOnce } from './workspace.mjs'

const REPORTS = join(root, 'node_modules', '.cache', 'test-reports')
const reportOf = (name) => join(REPORTS, `${name}.json`)
const begin = Date.now()
let failedStep

try {
  await Promise.all([installDependencies(), prepareChromium()])
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  await stepsAtOnce({
    Format: () => script('format:check'),
    Lint: () => script('lint'),
    'Import directions, sizes of folders and files': () => script('house'),
    Types: () => script('typecheck'),
    // Needs one core alone, and leaves the other to the rest.
    'Web app, and the apps for Android and iOS': async () => {
      await buildWeb()
      await syncApps()
    },
  })
  const env = { CHROMIUM_PATH: await findChromium() }
  await step('Unit, API and store tests', () => vitest('unit', ['!screens']))
  await step('Screen tests', () => vitest('screens', ['screens'], env))
  await step('Browser tests', () =>
    run('npm', ['run', 'test:e2e', '--silent', '--', '--reporter=list,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') },
    }),
  )
} catch (error) {
  failedStep = error.message
}

const { lines, failed } = summarize({
  tests: readReports(REPORTS, root),
  steps: endedSteps,
  seconds: (Date.now() - begin) / 1000,
  failedStep,
})
console.log(lines.join('\n'))
process.exit(failed > 0 ? 1 : 0)

function script(name) {
  return run('npm', ['run', name, '--silent'], { quiet: true })
}

function vitest(report, projects, env = {}) {
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(report)}`]
  return run('npx', ['vitest', 'run', '--silent=passed-only', ...chosen, ...reporters], { env })
}
