// `npm run test:mutants`: breaks one place of the product after the other, in a copy, and shows that a test notices.
// --list names the mutants, --only ID (also several times, or the beginning of ids) tries some of them.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../chromium.mjs'
import { root } from '../workspace.mjs'
import { copyCheckout } from './checkout-copy.mjs'
import { loadMutants, mutate } from './load-mutants.mjs'
import { endAllTests, runTests } from './run-tests.mjs'

const AT_A_TIME = 2
const SECONDS_FOR_ONE = 180
const SECONDS_FOR_ALL = 900

const { values: options } = parseArgs({ options: { list: { type: 'boolean' }, only: { type: 'string', multiple: true } } })
const mutants = loadMutants().filter(({ id }) => !options.only || options.only.some((wanted) => id.startsWith(wanted)))
const copies = []

if (options.list) {
  for (const { id, requirement, file } of mutants) console.log(`${id.padEnd(34)} ${requirement.padEnd(12)} ${file}`)
} else {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(1))
  try {
    await main()
  } catch (error) {
    console.error(`✗ ${error.message}`)
    stop(1)
  }
  stop(process.exitCode)
}

async function main() {
  if (mutants.length === 0) throw new Error('No mutant has this id')
  for (const mutant of mutants) mutate(readFileSync(join(root, mutant.file), 'utf8'), mutant)
  if (mutants.some(isInBrowser)) process.env.CHROMIUM_PATH ??= await findChromium()
  const begin = Date.now()
  for (let count = 0; count < Math.min(AT_A_TIME, mutants.length); count++) copies.push(copyCheckout())
  await checkUnmutated()
  const results = await tryAll()
  report(results, Date.now() - begin)
}

/**
 * All named tests pass while nothing is broken; otherwise a red test would say nothing. The browser's have a run of their own, as Vitest wants
 * for projects with another number of workers.
 */
async function checkUnmutated() {
  const [browser, others] = [mutants.filter(isInBrowser), mutants.filter((mutant) => !isInBrowser(mutant))]
  await Promise.all([checkGroup(copies[0], browser), checkGroup(copies.at(-1), others)])
}

async function checkGroup(copy, group) {
  if (group.length === 0) return
  const files = [...new Set(group.flatMap(({ tests }) => tests))]
  const projects = [...new Set(group.map(({ project }) => project))]
  const { isGreen, failed, output } = await runTests(copy, { projects, files, seconds: SECONDS_FOR_ALL })
  if (!isGreen) throw new Error(`Fails although nothing is broken: ${failed ?? output}`)
  console.log(`✓ ${files.length} test files of ${projects.join(', ')} pass while nothing is broken`)
}

/** Those in the browser stay in the first copy, where the dependencies are prepared already. */
async function tryAll() {
  const browser = mutants.filter(isInBrowser)
  const others = mutants.filter((mutant) => !isInBrowser(mutant)).toSorted((a, b) => a.project.localeCompare(b.project))
  const results = []
  await Promise.all(
    copies.map(async (copy, index) => {
      const next = () => (index === 0 ? browser.shift() : undefined) ?? others.shift()
      for (let mutant = next(); mutant; mutant = next()) results.push(await tryOne(copy, mutant))
    }),
  )
  return results
}

async function tryOne(copy, mutant) {
  const path = join(copy, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, mutate(text, mutant))
  const begin = Date.now()
  const { isGreen, failed, output } = await runTests(copy, {
    projects: [mutant.project],
    files: mutant.tests,
    seconds: SECONDS_FOR_ONE,
    bail: true,
  })
  writeFileSync(path, text)
  const outcome = isGreen ? 'survived' : failed ? 'killed' : 'broken'
  const seconds = ((Date.now() - begin) / 1000).toFixed(1)
  console.log(`${outcome === 'killed' ? '✓' : '✗'} ${mutant.id} ${outcome} (${seconds} s)${failed ? `: ${failed}` : ''}`)
  if (outcome === 'broken') console.error(output)
  return { mutant, outcome }
}

function report(results, duration) {
  const killed = results.filter(({ outcome }) => outcome === 'killed')
  console.log(`${results.length} tried, ${killed.length} killed, in ${(duration / 1000).toFixed(0)} s`)
  for (const { mutant, outcome } of results) {
    if (outcome === 'survived') console.log(`survived: ${mutant.id} (${mutant.requirement}): ${mutant.survives ?? 'NO TEST NOTICES'}`)
    if (outcome === 'broken') console.log(`no test ran: ${mutant.id}`)
    if (outcome === 'killed' && mutant.survives) console.log(`no longer survives: ${mutant.id}`)
  }
  const isExpected = ({ mutant, outcome }) => outcome === (mutant.survives ? 'survived' : 'killed')
  if (!results.every(isExpected)) process.exitCode = 1
}

function isInBrowser({ project }) {
  return project === 'screens'
}

function stop(code) {
  endAllTests()
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  process.exit(code)
}
