// Runs the steps of a check and goes on after a red one, except where a later step needs it.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { readReport } from './read-reports.mjs'

const REPORTS = join(root, 'node_modules', '.cache', 'test-reports')

/** Where a step's runner writes its report. */
export function reportPath(name) {
  return join(REPORTS, `${name}.json`)
}

/**
 * Runs `{ name, part, repeat, needs?, report?, work }` one after the other, those of an inner list side by side: `repeat` is the command that repeats the step, `needs` names steps that must have passed,
 * `report` the report of its runner. A result is `{ name, part, seconds, tests, error?, missing? }`: `error` of a red step, `missing` names the
 * red step that kept this one from running.
 */
export async function runSteps(steps) {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const results = []
  for (const group of steps) {
    const ended = await Promise.all([group].flat().map((step) => runUnlessMissing(step, results)))
    results.push(...ended)
  }
  return results
}

function runUnlessMissing(step, results) {
  const missing = step.needs?.find((name) => results.some((result) => result.name === name && (result.error || result.missing)))
  return missing ? { ...described(step), seconds: 0, tests: [], missing } : runStep(step)
}

async function runStep(step) {
  console.log(`\n── ${step.name}`)
  const begin = Date.now()
  const error = await Promise.resolve(step.work()).then(
    () => undefined,
    (reason) => reason,
  )
  const seconds = (Date.now() - begin) / 1000
  console.log(`${error ? '✗' : '✓'} ${step.name} (${seconds.toFixed(1)} s)`)
  return { ...described(step), seconds, tests: step.report ? readReport(reportPath(step.report), root) : [], error }
}

function described({ name, part, repeat }) {
  return { name, part, repeat }
}
