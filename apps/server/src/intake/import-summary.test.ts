import { expect, test } from 'vitest'
import { summaryOf } from './import-summary.ts'

const outcome = { format: 'onegov', counts: {}, isLoaded: false, isChanged: false, isStrict: false, isPlan: true, elections: [] } as const

test('what is wrong with a whole file stands in no line', () => {
  const problems = [
    { file: 'a.csv', line: 0, reason: 'the file is empty' },
    { file: '', line: 0, reason: 'candidate 7 is not known', isDoubt: true as const },
    { file: 'a.csv', line: 0, reason: '1 candidates are missing', loss: 'candidates' as const },
  ]
  const lines = summaryOf({ ...outcome, problems }).split('\n')
  expect(lines.slice(-3)).toEqual(['  a.csv: the file is empty', '  candidate 7 is not known', '  candidates: 1 candidates are missing'])
})

// Fails when a file can move the cursor of the terminal, colour it or hide a line.
test('what a file holds is no command of the terminal', () => {
  const problems = [{ file: 'a.csv', line: 2, reason: 'Name is "\u001b[2J\u001b]0;x\u0007Anna\r\nMuster\u009b1m"' }]
  expect(summaryOf({ ...outcome, problems })).toBe(
    ['Nothing was loaded', '1 problem:', '  a.csv:2: Name is "\uFFFD[2J\uFFFD]0;x\uFFFDAnna Muster\uFFFD1m"'].join('\n'),
  )
})
