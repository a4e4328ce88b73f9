import { expect, test } from 'vitest'
import { testsOfReport } from './read-reports.mjs'

const ROOT = '/repository'

test('of Vitest: each test with its project, and a file that cannot be loaded as a failure', () => {
  const report = {
    testResults: [
      {
        name: `${ROOT}/packages/domain/src/match/spider.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: ' axes', status: 'passed', duration: 12.5 },
          { fullName: 'arms', status: 'failed', duration: 3 },
          { fullName: 'later', status: 'pending' },
        ],
      },
      { name: `${ROOT}/apps/server/test/security/fuzz.test.ts`, status: 'failed', assertionResults: [] },
    ],
  }
  const file = 'packages/domain/src/match/spider.test.ts'
  expect(testsOfReport(report, ROOT)).toEqual([
    { project: 'packages', file, name: 'axes', status: 'passed', milliseconds: 12.5 },
    { project: 'packages', file, name: 'arms', status: 'failed', milliseconds: 3 },
    { project: 'packages', file, name: 'later', status: 'skipped', milliseconds: 0 },
    { project: 'security', file: 'apps/server/test/security/fuzz.test.ts', name: 'the file itself', status: 'failed', milliseconds: 0 },
  ])
})

test('of Playwright: suites in suites, a repeated test by the run that counted, and failures of the run itself', () => {
  const spec = (title: string, status: string, durations: readonly number[]) => ({
    title,
    file: 'match.spec.ts',
    tests: [{ projectName: 'online', status, results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    config: { rootDir: `${ROOT}/apps/web/e2e` },
    suites: [
      {
        title: 'match.spec.ts',
        file: 'match.spec.ts',
        specs: [spec('swipe', 'expected', [900])],
        suites: [{ title: 'deck', file: 'match.spec.ts', specs: [spec('empty', 'flaky', [9_000, 800]), spec('full', 'unexpected', [5])] }],
      },
    ],
    errors: [{ message: 'no server' }],
  }
  const file = 'apps/web/e2e/match.spec.ts'
  expect(testsOfReport(report, ROOT)).toEqual([
    { project: 'browser', file, name: '[online] swipe', status: 'passed', milliseconds: 900 },
    { project: 'browser', file, name: '[online] deck empty', status: 'passed', milliseconds: 800, isFlaky: true },
    { project: 'browser', file, name: '[online] deck full', status: 'failed', milliseconds: 5 },
    { project: 'browser', file: '', name: 'the run itself', status: 'failed', milliseconds: 0 },
  ])
})
