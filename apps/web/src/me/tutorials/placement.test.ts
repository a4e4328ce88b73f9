import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBubble, spotOf } from './placement.ts'

const PHONE = { width: 414, height: 896 }
const SMALL_PHONE = { width: 380, height: 600 }

test('the spotlight of a small control has at least 44 pixels, around its middle [NAV-4]', () => {
  const spot = spotOf({ top: 100, left: 100, width: 20, height: 20 }, PHONE)
  expect(spot).toEqual({ top: 88, left: 88, width: 44, height: 44 })
})

test('the spotlight of a control taller than the screen is on its beginning', () => {
  const spot = spotOf({ top: 50, left: 0, width: 414, height: 2000 }, PHONE)
  expect(spot.top).toBe(42)
  expect(spot.height).toBeCloseTo(896 * 0.42)
})

test('the bubble is below the control, else above it [NAV-4]', () => {
  const bubble = { width: 360, height: 180 }
  const high = { top: 80, left: 20, width: 200, height: 60 }
  expect(placeBubble(high, bubble, PHONE)).toEqual({ isSheet: false, top: 152, left: 12 })
  const low = { ...high, top: 800 }
  expect(placeBubble(low, bubble, PHONE)).toEqual({ isSheet: false, top: 608, left: 12 })
})

test('at 380x600 the bubble is a sheet at the foot, at the head where it would cover the control [NAV-4]', () => {
  const bubble = { width: 380, height: 190 }
  const spot = { top: 100, left: 20, width: 200, height: 60 }
  expect(placeBubble(spot, bubble, SMALL_PHONE)).toEqual({ isSheet: true, top: 410, left: 0 })
  expect(placeBubble({ ...spot, top: 530 }, bubble, SMALL_PHONE)).toEqual({ isSheet: true, top: 0, left: 0 })
})

const screens = fc.record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 500, max: 1400 }) })
const boxes = fc.record({
  top: fc.integer({ min: -500, max: 2000 }),
  left: fc.integer({ min: -200, max: 2000 }),
  width: fc.integer({ min: 0, max: 2500 }),
  height: fc.integer({ min: 0, max: 4000 }),
})

test('spotlight and bubble stay on the screen for every control [NAV-4]', () => {
  fc.assert(
    fc.property(screens, boxes, (screen, target) => {
      const spot = spotOf(target, screen)
      const bubble = { width: Math.min(360, screen.width - 24), height: 190 }
      const place = placeBubble(spot, bubble, screen)
      expect(spot.width).toBeGreaterThanOrEqual(44)
      expect(spot.height).toBeGreaterThanOrEqual(44)
      for (const box of [spot, { ...bubble, top: place.top, left: place.left }]) {
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top + box.height).toBeLessThanOrEqual(screen.height)
        expect(box.left + box.width).toBeLessThanOrEqual(screen.width)
      }
    }),
  )
})
