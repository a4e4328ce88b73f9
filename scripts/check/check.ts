// `npm run check`: what tells within half a minute whether a change holds: format, lint, import directions, types and the quick tests
// that the change touches, side by side. `npm run check -- --all` runs every touched test, however far away and slow.
import { join } from 'node:path'
import { readModuleGraph } from '../modules/module-graph.ts'
import { readReports } from '../tests/read-reports.mjs'
import { type Change, findChange } from './change.ts'
import { chooseTests } from './choose-tests.ts'
import { runTool, type ToolResult } from './run-tool.ts'
import { touchedTests } from './touched-tests.ts'

const root = join(import.meta.dirname, '../..')
const isAll = process.argv.includes('--all')
/** Seconds of testing, which several processes share. */
const TEST_SECONDS = isAll ? Number.POSITIVE_INFINITY : 12
/** One slow test would take as long as all others: they are part of `npm run test:all`. */
const QUICK = isAll ? [] : ['--tags-filter=!slow && !alone']
const begin = performance.now()

const results = await Promise.all([
  step('Types', () => runTool(root, 'npm', ['run', '--silent', 'typecheck'])),
  step('Import directions', () => runTool(root, 'npm', ['run', '--silent', 'imports'])),
  testStep(),
  step('Format and lint', () => runTool(root, 'biome', ['check', '--assist-enabled=false', '.'])),
])
console.log(`${results.every(Boolean) ? 'All well' : 'Not yet'} after ${secondsSince(begin)} s`)
process.exit(results.every(Boolean) ? 0 : 1)

async function step(name: string, work: () => Promise<ToolResult>): Promise<boolean> {
  const started = performance.now()
  const { isPassed, output } = await work()
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${secondsSince(started)} s)`)
  if (!isPassed) console.log(output)
  return isPassed
}

function testStep(): Promise<boolean> {
  const change = findChange(root)
  const touched = touchedTests(readModuleGraph(root), change.files)
  const { files, left } = chooseTests(touched, durationsOfFiles(), TEST_SECONDS)
  const farther = left > 0 ? `; ${left} farther ones are left to npm test` : ''
  const name = `${files.length} test files touched by ${nameOf(change)}${farther}`
  return step(name, async () =>
    files.length === 0 ? { isPassed: true, output: '' } : runTool(root, 'vitest', ['run', '--silent=passed-only', ...QUICK, ...files]),
  )
}

function nameOf({ since, files }: Change): string {
  return `${files.length} changed files (${since})`
}

/** Seconds by test file, of the last `npm test`. */
function durationsOfFiles(): Map<string, number> {
  const reports = join(root, 'node_modules', '.cache', 'test-reports')
  const durations = new Map<string, number>()
  for (const { file, milliseconds } of readReports(reports, root)) durations.set(file, (durations.get(file) ?? 0) + milliseconds / 1000)
  return durations
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1000).toFixed(1)
}
