import { expect, test } from 'vitest'
import { sessionState } from './session-state.ts'

const session = (id: number, from: string, until: string) => ({
  id,
  name: `S${id}`,
  abbreviation: null,
  from,
  until,
  legislature: 52,
  fallback: undefined,
})
const autumn = session(1, '2026-09-07', '2026-09-25')
const winter = session(2, '2026-11-30', '2026-12-18')
const sessions = [winter, autumn]

test.each([
  ['2026-09-06', null, autumn],
  ['2026-09-07', autumn, winter],
  ['2026-09-25', autumn, winter],
  ['2026-09-26', null, winter],
  ['2026-12-18', winter, null],
  ['2026-12-19', null, null],
])('on %s the running session and the next one are determined [ROUTE-19]', (today, running, next) => {
  expect(sessionState(sessions, today)).toEqual({ running, next })
})
