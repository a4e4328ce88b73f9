import { expect, test } from 'vitest'
import { fewSeats, seatLayout } from './seat-layout.ts'

// Fails when the seats of a small constituency are scattered dots again: small, or on the base line.
test.each([1, 2, 4, 6])('%i seats stand on one arc, clear of the base line and of one another', (seats) => {
  const places = fewSeats(seats, 81)
  expect(places).toHaveLength(seats)
  for (const { x, y } of places) {
    expect(Math.hypot(x, y)).toBeCloseTo(81)
    expect(y).toBeLessThan(-15)
  }
  const gaps = places.slice(1).map((place, index) => Math.hypot(place.x - places[index]!.x, place.y - places[index]!.y))
  for (const gap of gaps) expect(gap).toBeGreaterThan(2 * 15)
})

test('the seats of a council are ordered from the left, so that a share of them is a sector', () => {
  const places = seatLayout({ seats: 200, rows: 7, inner: 52, outer: 96 })
  expect(places).toHaveLength(200)
  const angles = places.map(({ x, y }) => Math.atan2(-y, -x))
  expect(angles.every((angle, index) => index === 0 || angle >= angles[index - 1]! - 1e-9)).toBe(true)
})
