import { expect, test } from 'vitest'
import type { ReportedTest } from './read-reports.mjs'
import { type StepResult, summarize } from './summary.mjs'

const reported = (file: string, milliseconds: number, more: Partial<ReportedTest> = {}): ReportedTest => ({
  file,
  name: 'counts',
  status: 'passed',
  milliseconds,
  repeat: `npx vitest run ${file}`,
  ...more,
})
const step = (name: string, more: Partial<StepResult> = {}): StepResult => ({
  name,
  part: 'gate',
  repeat: `npm run ${name}`,
  seconds: 3,
  tests: [],
  ...more,
})
const failure = (output: string) => Object.assign(new Error('ended with 1'), { output })

test('the last line counts the tests of all runners, the slowest stand above', () => {
  const results = [step('unit', { tests: [reported('a.test.ts', 10), reported('b.test.ts', 20)] }), step('browser')]
  const { lines, failed } = summarize({ results, seconds: 6 })
  expect(failed).toBe(0)
  expect(lines.at(-1)).toBe('2 passed, 0 failed')
  const text = lines.join('\n')
  expect(text.indexOf('b.test.ts')).toBeLessThan(text.indexOf('a.test.ts'))
})

test('everything that is red is named with its command, and counts once', () => {
  const results = [
    step('format', { error: failure('a.ts is not formatted\n\nb.ts neither') }),
    step('unit', { error: failure(''), tests: [reported('a.test.ts', 1, { status: 'failed' }), reported('b.test.ts', 1)] }),
    step('build', { error: failure('no such module') }),
    step('browser', { missing: 'build' }),
  ]
  const { lines, failed } = summarize({ results, seconds: 9 })
  expect(failed).toBe(3)
  expect(lines.slice(lines.indexOf('Red'))).toEqual([
    'Red',
    '✗ format',
    '    | a.ts is not formatted',
    '    | b.ts neither',
    '    npm run format',
    '✗ a.test.ts: counts',
    '    npx vitest run a.test.ts',
    '✗ build',
    '    | no such module',
    '    npm run build',
    '1 passed, 3 failed',
  ])
  expect(lines).toContain('not run: browser, which needs build')
})

test('what a tool marks as an error is said instead of the table before it', () => {
  const results = [step('house', { error: failure('files lines\napps 400\n✗ a has 41 files, more than 40') })]
  expect(summarize({ results, seconds: 3 }).lines).toContain('    | ✗ a has 41 files, more than 40')
  expect(summarize({ results, seconds: 3 }).lines).not.toContain('    | apps 400')
})

test('a step that was killed without a word is red by its message', () => {
  const { lines } = summarize({ results: [step('types', { error: failure('') })], seconds: 3 })
  expect(lines.slice(-4)).toEqual(['✗ types', '    | ended with 1', '    npm run types', '0 passed, 1 failed'])
})

test('a test that passed when it was repeated is listed', () => {
  const { lines } = summarize({
    results: [step('browser', { tests: [reported('a.spec.ts', 1, { isFlaky: true, error: 'too late' })] })],
    seconds: 3,
  })
  expect(lines.join('\n')).toContain('flaky, passed when repeated: a.spec.ts: counts\n    | too late')
  expect(lines.at(-1)).toBe('1 passed, 0 failed')
})
