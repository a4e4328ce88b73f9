// `npm run test:all`: everything that is tested. `npm run test:all -- PART [PART …]` runs only these parts.
import { runAndReport } from './tests/run-and-report.mjs'
import { everything } from './tests/steps.mjs'

const wanted = process.argv.slice(2)
const parts = [...new Set(everything.flat().map(({ part }) => part))]
const unknown = wanted.filter((part) => !parts.includes(part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${parts.join(', ')}`)
  process.exit(2)
}
// A part runs with what it needs, which is made only where it is not up to date.
const needsBuild = wanted.some((part) => part === 'browser' || part === 'real-data')
const chosen = new Set(['install', ...(needsBuild ? ['build'] : []), ...wanted])
const steps = everything.map((group) => [group].flat().filter(({ part }) => wanted.length === 0 || chosen.has(part)))
process.exit(await runAndReport(steps))
