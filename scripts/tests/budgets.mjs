// How long one test may take on a quiet machine with two cores.
import { availableParallelism, loadavg } from 'node:os'

/** Seconds per test, by project. */
const BUDGETS = { packages: 2, server: 10, security: 20, web: 5, screens: 10, browser: 30 }

/** Tests that need longer: the seconds they have instead, and why. */
export const EXCEPTIONS = [
  { file: 'packages/demo-data/src/demo-data.test.ts', seconds: 5, reason: 'generates the small demonstration several times' },
  { file: 'packages/demo-data/src/parliament/parliament.test.ts', seconds: 5, reason: 'generates the parliament several times' },
  { file: 'packages/demo-data/src/parliament/votes/question-votes.test.ts', seconds: 5, reason: 'generates elections and parliament' },
  {
    file: 'apps/server/test/real-election/real-election.test.ts',
    seconds: 20,
    reason: 'walks the whole guide: a server, and each command in a process of its own',
  },
  { file: 'apps/server/test/demo-removed.test.ts', seconds: 15, reason: 'loads the demonstration, removes it and starts again' },
  { file: 'apps/web/src/data/outbox/schedules.test.ts', seconds: 15, reason: '10,000 schedules of writes' },
]

/** Noise of a machine that others use as well fails nothing: a test fails at this many times its budget. */
const HEAD_ROOM = 3

/** The load per core that the run itself makes. */
const OWN_LOAD = 2.5

/** What a test may take, in milliseconds. */
function budgetOf({ project, file }) {
  const exception = EXCEPTIONS.find((entry) => entry.file === file)
  return (exception?.seconds ?? BUDGETS[project]) * 1000
}

/** How many times its budget a test may take on the machine as it is: three, and more where the load is not the run's own. */
export function headRoom(loadPerCore = loadavg()[1] / availableParallelism()) {
  return HEAD_ROOM * Math.max(1, loadPerCore / OWN_LOAD)
}

/** The tests that took longer than so many times their budget, the longest first. */
export function overBudget(tests, times) {
  return tests.filter((test) => test.milliseconds > times * budgetOf(test)).toSorted((a, b) => b.milliseconds - a.milliseconds)
}
