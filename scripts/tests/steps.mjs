// The steps of `npm test` and `npm run test:all`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { syncApps } from '../sync-apps.mjs'
import { buildWeb, installDependencies, root, run } from '../workspace.mjs'
import { reportPath } from './run-steps.mjs'

/** Where the real public data lie, which are no part of the repository. */
const REAL_DATA = join(root, '..', 'shared', 'data')
const DEPENDENCIES = 'Dependencies'
const BUILD = 'Web app'

const install = { name: DEPENDENCIES, part: 'install', repeat: 'npm install', work: installDependencies }

const checks = [script('Format', 'format:check'), script('Lint and import directions', 'lint'), script('Types', 'typecheck')]

const quickTests = vitest({ name: 'Quick tests', part: 'unit', report: 'unit', filter: '!slow && !alone && !real-data' })

const build = {
  name: BUILD,
  part: 'build',
  needs: [DEPENDENCIES],
  repeat: 'npm run build -w @plenara/web',
  work: buildWeb,
}

const apps = {
  name: 'Apps for Android and iOS synchronised',
  part: 'build',
  needs: [BUILD],
  repeat: 'node scripts/sync-apps.mjs',
  work: syncApps,
}

/** The files of journeys run in both projects; what is core for a local account has a tag of its own. */
export const CORE = 'online .*@core( |$)|local .*@local-core( |$)'

/** What a change must pass. */
export const gate = [
  install,
  ...checks,
  quickTests,
  build,
  apps,
  playwright({ name: 'Core journeys', part: 'browser', report: 'browser', args: [`--grep=${CORE}`] }),
]

const slow = [
  vitest({ name: 'Slow tests', part: 'slow', report: 'slow', filter: 'slow' }),
  vitest({ name: 'What needs the machine for itself', part: 'alone', report: 'alone', filter: 'alone', args: ['--maxWorkers=1'] }),
]

const realData = vitest({
  name: 'Real public data',
  part: 'real-data',
  report: 'real-data',
  filter: 'real-data',
  env: { REAL_DATA: '1' },
})

/** Everything: the gate with all journeys in place of the core ones, and what is slow. */
export const everything = [
  install,
  ...checks,
  quickTests,
  ...slow,
  ...(existsSync(REAL_DATA) ? [realData] : []),
  build,
  apps,
  playwright({ name: 'All journeys', part: 'browser', report: 'browser', env: existsSync(REAL_DATA) ? { REAL_DATA: '1' } : {} }),
]

function script(name, command) {
  return {
    name,
    part: 'static',
    needs: [DEPENDENCIES],
    repeat: `npm run ${command}`,
    work: () => run('npm', ['run', command, '--silent'], { quiet: true }),
  }
}

function vitest({ name, part, report, filter, args = [], env = {} }) {
  const command = ['vitest', 'run', '--silent=passed-only', `--tags-filter=${filter}`, ...args]
  return {
    name,
    part,
    report,
    needs: [DEPENDENCIES],
    repeat: `npm run test:all -- ${part}`,
    work: () => run('npx', [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(report)}`], { env }),
  }
}

function playwright({ name, part, report, args = [], env = {} }) {
  return {
    name,
    part,
    report,
    needs: [BUILD],
    repeat: 'npm run test:e2e -- --last-failed',
    work: async () => {
      const own = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(report) }
      const command = ['run', 'test:e2e', '--silent', '--', '--reporter=list,json', '--retries=1', ...args]
      await run('npm', command, { env: { ...own, ...env } })
    },
  }
}
