// Vitest in a copy of the checkout.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node, root } from '../workspace.mjs'

const running = new Set()

/** Ends every Vitest that runs, with all that it started. */
export function endAllTests() {
  for (const child of running) endGroup(child)
}

/**
 * Runs test files. A run that takes longer than `seconds` is ended and counts as failed: what hangs was noticed too.
 * @param {string} copy folder of the copy
 * @param {{ projects: string[], files: string[], seconds: number, bail?: boolean }} options
 * @returns {Promise<{ isGreen: boolean, failed: string | null, output: string }>} `failed` names the first failed test, null where none ran
 */
export async function runTests(copy, { projects, files, seconds, bail = false }) {
  const report = join(copy, 'mutant-report.json')
  rmSync(report, { force: true })
  const args = [
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(bail ? ['--bail', '1'] : []),
    '--reporter=json',
    `--outputFile=${report}`,
    ...files,
  ]
  const { code, output, isLate } = await start(copy, args, seconds)
  if (isLate) return { isGreen: false, failed: `longer than ${seconds} s`, output }
  const { failed, broken } = reportOf(report)
  return { isGreen: code === 0, failed, output: `${broken ?? ''}\n${output}` }
}

function start(copy, args, seconds) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: copy, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment() })
    running.add(child)
    let output = ''
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      endGroup(child)
    }, seconds * 1000)
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      // A test that failed half-way leaves what it started.
      endGroup(child)
      resolve({ code, output, isLate })
    })
  })
}

/** The compiled dependencies are shared with the checkout. */
function environment() {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') }
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function reportOf(file) {
  if (!existsSync(file)) return { failed: null, broken: null }
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed')
  const broken = testResults.find(({ status }) => status === 'failed')
  return { failed: failed?.fullName ?? null, broken: broken ? `${broken.name}: ${broken.message}` : null }
}
