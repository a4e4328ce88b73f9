// `npm run test:all`: everything that is tested. `npm run test:all -- PART [PART …]` runs only these parts.
import { runAndReport } from './tests/run-and-report.mjs'
import { everything } from './tests/steps.mjs'

const wanted = process.argv.slice(2)
const parts = [...new Set(everything.map(({ part }) => part))]
const unknown = wanted.filter((part) => !parts.includes(part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${parts.join(', ')}`)
  process.exit(2)
}
// A part is run with what it needs, each made only where it is not up to date.
const needed = new Set([...wanted, 'install', ...(wanted.includes('browser') ? ['build'] : [])])
process.exit(await runAndReport(wanted.length === 0 ? everything : everything.filter(({ part }) => needed.has(part))))
