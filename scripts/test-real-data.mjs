// `npm run test:real-data`: the tests that read the full-size public data beside the repository, then the browser's part.
// Without the data it says how many tests wait for them, and fails, because it was asked for by name.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { findChromium } from './chromium.mjs'
import { realDataFolder } from './real-data.mjs'
import { buildWeb, installDependencies, root, run, step } from './workspace.mjs'

const VITEST = ['-c', 'vitest.real-data.config.ts']
const PLAYWRIGHT = ['test', '-c', 'apps/web/real-data.config.ts']

try {
  await installDependencies()
  if (!existsSync(realDataFolder)) {
    throw new Error(`The full-size public data are not at ${relative(root, realDataFolder)}: ${waitingTests()} tests wait for them.`)
  }
  await step('Importers and store over the full-size data', () => run('vitest', ['run', ...VITEST]))
  await buildWeb()
  const chromium = await findChromium()
  await step('Browser over the full-size data', () => run('playwright', PLAYWRIGHT, { env: { CHROMIUM_PATH: chromium } }))
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}

/** How many tests read the data, as both runners list them. */
function waitingTests() {
  const unitTests = JSON.parse(outputOf('vitest', ['list', ...VITEST, '--no-static-parse', '--json'])).length
  const [, browserTests] = /Total: (\d+) test/.exec(outputOf('playwright', [...PLAYWRIGHT, '--list'])) ?? [0, 0]
  return unitTests + Number(browserTests)
}

function outputOf(command, args) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  return execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
