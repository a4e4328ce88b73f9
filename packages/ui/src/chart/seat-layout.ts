export interface Seat {
  readonly x: number
  readonly y: number
}

export interface SeatLayoutOptions {
  readonly seats: number
  readonly rows: number
  /** Radius of the innermost and outermost row, in units of the drawing. */
  readonly inner: number
  readonly outer: number
}

/**
 * Seats of a half circle, evenly spaced over concentric rows and ordered from the left to the right end, so that a share
 * of the seats is a sector. The centre is (0, 0), y grows downwards.
 */
export function seatLayout({ seats, rows, inner, outer }: SeatLayoutOptions): Seat[] {
  const radii = Array.from({ length: rows }, (_, row) => (rows === 1 ? outer : inner + ((outer - inner) * row) / (rows - 1)))
  const total = radii.reduce((sum, radius) => sum + radius, 0)
  const counts = radii.map((radius) => Math.floor((seats * radius) / total))
  for (
    let left = seats - counts.reduce((sum, count) => sum + count, 0), row = rows - 1;
    left > 0;
    left--, row = row === 0 ? rows - 1 : row - 1
  ) {
    counts[row] = (counts[row] ?? 0) + 1
  }
  const placed = radii.flatMap((radius, row) => placeRow(radius, counts[row] ?? 0))
  return placed
    .sort((a, b) => a.angle - b.angle || b.radius - a.radius)
    .map(({ angle, radius }) => ({ x: -radius * Math.cos(angle), y: -radius * Math.sin(angle) }))
}

function placeRow(radius: number, count: number) {
  if (count === 1) return [{ radius, angle: Math.PI / 2 }]
  return Array.from({ length: count }, (_, seat) => ({ radius, angle: (Math.PI * seat) / (count - 1) }))
}

/** A few seats on one arc, each in the middle of its share, so that none stands on the base line. */
export function fewSeats(seats: number, radius: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = (Math.PI * (seat + 0.5)) / seats
    return { x: -radius * Math.cos(angle), y: -radius * Math.sin(angle) }
  })
}
