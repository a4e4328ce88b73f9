import { expect, test } from 'vitest'
import { decideSwipe, startsAtEdge, swipeTendency, tiltOf } from './swipe-decision.ts'

const slow = { dx: 0, dy: 0, vx: 0, vy: 0, width: 300 }

test('a slow swipe counts from 35 % of the width [SCREEN-4]', () => {
  expect(decideSwipe({ ...slow, dx: 105 })).toBe('right')
  expect(decideSwipe({ ...slow, dx: 104 })).toBeNull()
  expect(decideSwipe({ ...slow, dx: -105 })).toBe('left')
  expect(decideSwipe({ ...slow, dy: -105 })).toBe('up')
})

test('a flick counts from 0.5 px/ms [SCREEN-4]', () => {
  expect(decideSwipe({ ...slow, dx: -40, vx: -0.5 })).toBe('left')
  expect(decideSwipe({ ...slow, dx: -40, vx: -0.49 })).toBeNull()
  expect(decideSwipe({ ...slow, dx: 10, vx: 3 })).toBeNull()
})

test('a flick back cancels the swipe, and there is no swipe downwards', () => {
  expect(decideSwipe({ ...slow, dx: 80, vx: -0.9 })).toBeNull()
  expect(decideSwipe({ ...slow, dy: 280, vy: 2 })).toBeNull()
  expect(swipeTendency(0, 90)).toBeNull()
})

test('the longer side decides the direction', () => {
  expect(decideSwipe({ ...slow, dx: 120, dy: -121 })).toBe('up')
  expect(decideSwipe({ ...slow, dx: 121, dy: -120 })).toBe('right')
  expect(swipeTendency(-30, 10)).toBe('left')
  expect(swipeTendency(10, 10)).toBeNull()
})

test('a card tilts by 8 degrees at most', () => {
  expect(tiltOf(150, 300)).toBe(4)
  expect(tiltOf(900, 300)).toBe(8)
  expect(tiltOf(-900, 300)).toBe(-8)
})

test('the outer 24 pixels belong to the back gesture of the system', () => {
  expect(startsAtEdge(23, 400)).toBe(true)
  expect(startsAtEdge(24, 400)).toBe(false)
  expect(startsAtEdge(377, 400)).toBe(true)
})
