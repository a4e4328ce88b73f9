import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXCEPTIONS, headRoom } from './budgets.mjs'
import { summarize } from './summary.mjs'

const timed = (file: string, milliseconds: number, status = 'passed' as const) => ({
  project: 'packages',
  file,
  name: 'counts',
  status,
  milliseconds,
})
const steps = [{ name: 'Types', seconds: 3 }]

test('the last line counts the tests of all runners, the slowest stand above', () => {
  const tests = [timed('a.test.ts', 10), timed('b.test.ts', 20), { ...timed('c.test.ts', 5), status: 'failed' as const }]
  const { lines, failed } = summarize({ tests, steps, seconds: 4, room: 3 })
  expect(failed).toBe(1)
  expect(lines.at(-1)).toBe('2 passed, 1 failed')
  const text = lines.join('\n')
  expect(text).toMatch(/3\.0 s {2}Types\n +4\.0 s {2}in all/)
  expect(text.indexOf('b.test.ts')).toBeLessThan(text.indexOf('a.test.ts'))
})

test('a test fails at three times its budget, and not before', () => {
  expect(summarize({ tests: [timed('a.test.ts', 5_900)], steps, seconds: 6, room: 3 }).failed).toBe(0)
  const { lines, failed } = summarize({ tests: [timed('a.test.ts', 6_100)], steps, seconds: 6, room: 3 })
  expect(failed).toBe(1)
  expect(lines.join('\n')).toContain('✗ longer than 3.0 times its budget: a.test.ts: counts')
})

test('a step that fails before any test is a failure', () => {
  const { lines } = summarize({ tests: [], steps, seconds: 3, failedStep: 'tsc ended with 1', room: 3 })
  expect(lines.slice(-2)).toEqual(['✗ tsc ended with 1', '0 passed, 1 failed'])
})

test('on a machine that others use as well there is more room', () => {
  expect(headRoom(1)).toBe(3)
  expect(headRoom(5)).toBe(6)
})

test('each exception has a reason and a file', () => {
  for (const { file, reason } of EXCEPTIONS) {
    expect([file, existsSync(join(import.meta.dirname, '../..', file))]).toEqual([file, true])
    expect(reason).not.toBe('')
  }
})
