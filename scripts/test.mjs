// `npm test`, the gate: dependencies, format, lint and import directions, types, quick tests, build and the core journeys in a real browser.
// `npm run test:all`: everything (scripts/test-all.mjs).
import { runAndReport } from './tests/run-and-report.mjs'
import { gate } from './tests/steps.mjs'

process.exit(await runAndReport(gate))
