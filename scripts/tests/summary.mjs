// The end of `npm test`: how long each step took, the slowest tests, what broke its budget, and one line that counts.
import { headRoom, overBudget } from './budgets.mjs'

const SLOWEST = 10

/**
 * The lines that end a run and the number of failures. `tests`: of all runners; `steps`: `{ name, seconds }`; `seconds`: of the whole
 * run; `failedStep`: the message of the step that ended it, which counts as a failure where no test failed.
 */
export function summarize({ tests, steps, seconds, failedStep, room = headRoom() }) {
  const count = (status) => tests.filter((test) => test.status === status).length
  const tooLong = overBudget(tests, room)
  const failedTests = count('failed')
  const failed = failedTests + tooLong.length + (failedStep && failedTests === 0 ? 1 : 0)
  const skipped = count('skipped')
  const flaky = tests.filter(({ isFlaky }) => isFlaky).length
  const lines = [
    ...table('Steps', [...steps, { name: 'in all', seconds }]),
    ...table(`The slowest ${SLOWEST} tests`, slowest(tests)),
    ...tooLong.map((test) => `✗ longer than ${room.toFixed(1)} times its budget: ${titleOf(test)}`),
    ...(flaky > 0 ? [`${flaky} passed only when repeated`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(failedStep ? [`✗ ${failedStep}`] : []),
    `${count('passed')} passed, ${failed} failed`,
  ]
  return { lines, failed }
}

function slowest(tests) {
  const sorted = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
  return sorted.map((test) => ({ name: titleOf(test), seconds: test.milliseconds / 1000 }))
}

function titleOf({ file, name }) {
  return `${file}: ${name}`
}

function table(title, rows) {
  if (rows.length === 0) return []
  return ['', title, ...rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`), '']
}
