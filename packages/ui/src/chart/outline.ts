export interface Point {
  readonly x: number
  readonly y: number
}

/** A closed outline through the points, as the path of an SVG. */
export function closedOutline(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${short(x)},${short(y)}`).join('L')}Z`
}

/** Rounded to thousandths: smaller differences are invisible. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000
}
