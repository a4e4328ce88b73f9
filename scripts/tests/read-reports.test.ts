import { expect, test } from 'vitest'
import { testsOfReport } from './read-reports.mjs'

const ROOT = '/repository'

test('of Vitest: each test with the command that repeats it, a file that cannot be loaded and an error outside of tests as failures', () => {
  const report = {
    files: [
      {
        file: `${ROOT}/packages/domain/src/spider.test.ts`,
        isBroken: true,
        tests: [
          { name: 'axes', state: 'passed', milliseconds: 12.5, isFlaky: true, error: 'too late\nby far' },
          { name: "the voter's arms (two)", state: 'failed', milliseconds: 3, isFlaky: false },
          { name: 'later', state: 'skipped', milliseconds: 0, isFlaky: false },
        ],
      },
      { file: `${ROOT}/apps/server/test/security/fuzz.test.ts`, isBroken: true, tests: [] },
    ],
    errors: ['a rejection\nthat nobody took'],
  }
  const file = 'packages/domain/src/spider.test.ts'
  const repeat = (name: string) => `npx vitest run ${file} -t ${name}`
  expect(testsOfReport(report, ROOT)).toEqual([
    { file, name: 'axes', status: 'passed', milliseconds: 12.5, repeat: repeat("'axes'"), isFlaky: true, error: 'too late' },
    {
      file,
      name: "the voter's arms (two)",
      status: 'failed',
      milliseconds: 3,
      repeat: repeat(String.raw`'the voter'\''s arms \(two\)'`),
    },
    { file, name: 'later', status: 'skipped', milliseconds: 0, repeat: repeat("'later'") },
    {
      file: 'apps/server/test/security/fuzz.test.ts',
      name: 'the file itself',
      status: 'failed',
      milliseconds: 0,
      repeat: 'npx vitest run apps/server/test/security/fuzz.test.ts',
    },
    {
      file: '',
      name: 'an error outside of the tests: a rejection',
      status: 'failed',
      milliseconds: 0,
      repeat: 'npm run test:unit',
    },
  ])
})

test('of Playwright: suites in suites, a repeated test by the run that counted, and failures of the run itself', () => {
  const spec = (title: string, line: number, status: string, durations: readonly number[]) => ({
    title,
    file: 'match.spec.ts',
    line,
    tests: [
      { projectName: 'online', status, results: durations.map((duration) => ({ duration, error: { message: 'not there\nat all' } })) },
    ],
  })
  const report = {
    config: { rootDir: `${ROOT}/apps/web/e2e` },
    suites: [
      {
        title: 'match.spec.ts',
        file: 'match.spec.ts',
        specs: [spec('swipe', 5, 'expected', [900])],
        suites: [
          { title: 'deck', file: 'match.spec.ts', specs: [spec('empty', 9, 'flaky', [9_000, 800]), spec('full', 12, 'unexpected', [5])] },
        ],
      },
    ],
    errors: [{ message: 'no server\nat all' }],
  }
  const file = 'apps/web/e2e/match.spec.ts'
  const repeat = (line: number) => `npm run test:e2e -- match.spec.ts:${line} --project=online`
  expect(testsOfReport(report, ROOT)).toEqual([
    { file, name: '[online] swipe', status: 'passed', milliseconds: 900, repeat: repeat(5) },
    { file, name: '[online] deck empty', status: 'passed', milliseconds: 800, repeat: repeat(9), isFlaky: true, error: 'not there' },
    { file, name: '[online] deck full', status: 'failed', milliseconds: 5, repeat: repeat(12) },
    { file: '', name: 'the run itself: no server', status: 'failed', milliseconds: 0, repeat: 'npm run test:e2e' },
  ])
})
