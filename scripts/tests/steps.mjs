// The steps of `npm test` and `npm run test:all`. Steps in an inner list run side by side.
import { existsSync } from 'node:fs'
import { findChromium, prepareChromium } from '../chromium.mjs'
import { preparePrograms } from '../debian.mjs'
import { realDataFolder } from '../real-data.mjs'
import { syncApps } from '../sync-apps.mjs'
import { buildApps, installDependencies, run } from '../workspace.mjs'
import { reportPath } from './run-steps.mjs'

const DEPENDENCIES = 'Dependencies'
const BUILD = 'Web app and desk'
/** Files of journeys run in both projects; what is core for a local account has a tag of its own. */
const CORE = 'online .*@core( |$)|local .*@local-core( |$)'
const QUICK = '!slow && !alone'
const NO_SCREENS = '--project=!screens*'
const SCREENS = '--project=screens*'

const install = {
  name: DEPENDENCIES,
  part: 'install',
  repeat: 'npm install',
  work: () => Promise.all([installDependencies(), prepareChromium()]),
}

const build = {
  name: BUILD,
  part: 'build',
  needs: [DEPENDENCIES],
  repeat: 'npm run build -w @plenara/web -w @plenara/desk',
  work: buildApps,
}

const apps = {
  name: 'Apps for Android and iOS synchronised',
  part: 'build',
  needs: [BUILD],
  repeat: 'node scripts/sync-apps.mjs',
  work: syncApps,
}

const checks = [
  script('Format', 'format:check'),
  script('Lint', 'lint'),
  script('Import directions, folders, files and unused code', 'house'),
  script('Types', 'typecheck'),
]

const quick = [
  vitest({ name: 'Quick tests', part: 'unit', report: 'unit', args: [NO_SCREENS, filter(QUICK)] }),
  vitest({ name: 'Quick screens', part: 'screens', report: 'screens', args: [SCREENS, filter(QUICK)] }),
]

/** What a change must pass. */
export const gate = [
  install,
  [...checks, build],
  apps,
  ...quick,
  playwright({ name: 'Core journeys', part: 'browser', report: 'browser', args: [`--grep=${CORE}`] }),
]

const slow = [
  vitest({ name: 'Slow tests', part: 'slow', report: 'slow', args: [NO_SCREENS, filter('slow')] }),
  vitest({
    name: 'What needs the machine for itself',
    part: 'alone',
    report: 'alone',
    args: [NO_SCREENS, filter('alone'), '--maxWorkers=1'],
  }),
  vitest({ name: 'All states of the screens', part: 'matrix', report: 'matrix', args: [SCREENS, filter('slow')] }),
]

const realData = [
  vitest({ name: 'Real public data', part: 'real-data', report: 'real-data', args: ['-c', 'vitest.real-data.config.ts'] }),
  playwright({
    name: 'Journeys over real public data',
    part: 'real-data',
    report: 'real-data-browser',
    config: 'apps/web/real-data.config.ts',
  }),
]

/** Everything: the gate with all journeys in place of the core ones, what is slow, and what reads the real public data where they are. */
export const everything = [
  { ...install, work: () => Promise.all([installDependencies(), prepareChromium().then(preparePrograms)]) },
  [...checks, build],
  apps,
  ...quick,
  ...slow,
  playwright({ name: 'All journeys', part: 'browser', report: 'browser' }),
  ...(existsSync(realDataFolder) ? realData : []),
]

function filter(tags) {
  return `--tags-filter=${tags}`
}

function script(name, command) {
  return {
    name,
    part: 'static',
    needs: [DEPENDENCIES],
    repeat: `npm run ${command}`,
    work: () => run('npm', ['run', command, '--silent'], { quiet: true }),
  }
}

function vitest({ name, part, report, args }) {
  return {
    name,
    part,
    report,
    needs: [DEPENDENCIES],
    repeat: `npm run test:all -- ${part}`,
    work: async () => {
      const browser = args.includes(SCREENS) ? { CHROMIUM_PATH: await findChromium() } : {}
      const env = { VITEST_REPORT: reportPath(report), ...browser }
      await run('npx', ['vitest', 'run', '--silent=passed-only', ...args], { env })
    },
  }
}

function playwright({ name, part, report, config = 'apps/web/playwright.config.ts', args = [] }) {
  return {
    name,
    part,
    report,
    needs: [BUILD],
    repeat: `npm run test:all -- ${part}`,
    work: async () => {
      const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(report) }
      await run('npx', ['playwright', 'test', '-c', config, '--reporter=list,json', '--retries=1', ...args], { env })
    },
  }
}
