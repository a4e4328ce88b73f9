import { expect, test } from 'vitest'
import { dueAt } from './schedule.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

test.each([
  ['never fetched', undefined, null],
  ['after a success: by the schedule', { succeededAt: NOW, failures: 0 }, '2026-11-21T02:30:00.000Z'],
  ['after a failure: in a quarter of an hour', { failedAt: NOW, failures: 1 }, '2026-11-20T10:15:00.000Z'],
  [
    'after the fourth: in two hours',
    { succeededAt: new Date('2026-11-19T10:00:00Z'), failedAt: NOW, failures: 4 },
    '2026-11-20T12:00:00.000Z',
  ],
  ['after many: in six hours', { failedAt: NOW, failures: 40 }, '2026-11-20T16:00:00.000Z'],
  ['the schedule where it comes sooner', { failedAt: new Date('2026-11-21T02:00:00Z'), failures: 40 }, '2026-11-21T02:30:00.000Z'],
] as const)('%s', (_, record, due) => {
  const blank = { name: 'x', startedAt: null, succeededAt: null, changedAt: null, failedAt: null, error: null, problems: [], state: {} }
  expect(dueAt(['30 3 * * *'], record && { ...blank, ...record })?.toISOString() ?? null).toBe(due)
})
