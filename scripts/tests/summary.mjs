// The end of a check: what each step took, the slowest tests, everything that is red with the command that repeats it, and one line that counts.

const SLOWEST = 10
/** Red tests that are named one by one; of more only their number is said, so that all of the summary stays on one screen. */
const MAX_NAMED = 24
const MAX_ERROR_LINES = 4

/** The lines that end a run, and the number of failures: failed tests, and red steps without a failed test. */
export function summarize({ results, seconds }) {
  const tests = results.flatMap((result) => result.tests)
  const red = results.flatMap(redOf)
  const passed = count(tests, 'passed')
  const lines = [
    ...stepTable(results, seconds),
    ...slowestTests(tests),
    ...tests.filter(({ isFlaky }) => isFlaky).flatMap(flakyLines),
    ...results.filter(({ missing }) => missing).map(({ name, missing }) => `not run: ${name}, which needs ${missing}`),
    ...skippedLine(tests),
    ...namedRed(red),
    `${passed} passed, ${red.length} failed`,
  ]
  return { lines, failed: red.length }
}

function count(tests, wanted) {
  return tests.filter(({ status }) => status === wanted).length
}

/** What is red in a step: its failed tests, else the step itself. */
function redOf({ name, tests, error, repeat }) {
  const failed = tests.filter(({ status }) => status === 'failed')
  if (failed.length > 0) return failed.map((test) => ({ lines: [`✗ ${titleOf(test)}`, `    ${test.repeat}`] }))
  return error ? [{ lines: [`✗ ${name}`, ...errorLines(error), `    ${repeat}`] }] : []
}

function flakyLines(test) {
  return [`flaky, passed when repeated: ${titleOf(test)}`, ...(test.error ? [`    | ${test.error.slice(0, 160)}`] : [])]
}

/** What a tool marks as an error, else the first lines that it prints. */
function errorLines({ message, output = '' }) {
  const printed = output.split('\n').filter((line) => line.trim() !== '')
  const marked = printed.filter((line) => /^\s*✗/.test(line))
  const said = marked.length > 0 ? marked : printed
  return (said.length > 0 ? said : [message]).slice(0, MAX_ERROR_LINES).map((line) => `    | ${line.slice(0, 160)}`)
}

function namedRed(red) {
  if (red.length === 0) return []
  const named = red.slice(0, MAX_NAMED).flatMap(({ lines }) => lines)
  const others = red.length > MAX_NAMED ? [`✗ and ${red.length - MAX_NAMED} more, above`] : []
  return ['', 'Red', ...named, ...others]
}

function skippedLine(tests) {
  const skipped = count(tests, 'skipped')
  return skipped > 0 ? [`${skipped} left to other parts of npm run test:all`] : []
}

function stepTable(results, seconds) {
  const rows = results.map(({ part, name, tests, seconds: took, error, missing }) => {
    const state = missing ? 'not run' : error || count(tests, 'failed') > 0 ? 'red' : 'green'
    return row([
      part,
      name,
      String(tests.length - count(tests, 'skipped')),
      String(redCount(tests, error)),
      flakyCount(tests),
      took.toFixed(0),
      state,
    ])
  })
  return [
    '',
    row(['part', 'step', 'tests', 'red', 'flaky', 'seconds', '']),
    ...rows,
    row(['', 'in all', '', '', '', seconds.toFixed(0), '']),
  ]
}

function redCount(tests, error) {
  return count(tests, 'failed') || (error ? 1 : 0)
}

function flakyCount(tests) {
  return String(tests.filter(({ isFlaky }) => isFlaky).length)
}

function row([part, name, tests, red, flaky, seconds, state]) {
  return `${part.padEnd(10)} ${name.padEnd(36)} ${tests.padStart(6)} ${red.padStart(5)} ${flaky.padStart(6)} ${seconds.padStart(8)}  ${state}`.trimEnd()
}

function slowestTests(tests) {
  if (tests.length === 0) return []
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
  const rows = slowest.map((test) => `${(test.milliseconds / 1000).toFixed(1).padStart(8)} s  ${titleOf(test)}`)
  return ['', `The slowest ${slowest.length} tests`, ...rows, '']
}

function titleOf({ file, name }) {
  return `${file}: ${name}`.slice(0, 200)
}
