import { runSteps } from './run-steps.mjs'
import { summarize } from './summary.mjs'

/** Runs steps, prints the summary and returns the exit status: 1 where anything is red. */
export async function runAndReport(steps) {
  const begin = Date.now()
  const results = await runSteps(steps)
  const { lines, failed } = summarize({ results, seconds: (Date.now() - begin) / 1000 })
  console.log(lines.join('\n'))
  return failed > 0 ? 1 : 0
}
