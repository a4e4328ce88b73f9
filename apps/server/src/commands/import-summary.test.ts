import { expect, test } from 'vitest'
import { summaryOf } from './import-summary.ts'

const outcome = { format: 'onegov', counts: {}, isLoaded: false, isChanged: false, isStrict: false, isPlan: true, elections: [] } as const

// Fails when a file can move the cursor of the terminal, colour it or hide a line.
test('what a file holds is no command of the terminal', () => {
  const problems = [{ file: 'a.csv', line: 2, reason: 'Name is "\u001b[2J\u001b]0;x\u0007Anna\r\nMuster\u009b1m"' }]
  expect(summaryOf({ ...outcome, problems })).toBe(
    ['Nothing was loaded', '1 problem:', '  a.csv:2: Name is "\uFFFD[2J\uFFFD]0;x\uFFFDAnna Muster\uFFFD1m"'].join('\n'),
  )
})
