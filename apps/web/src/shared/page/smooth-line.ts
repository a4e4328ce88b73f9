type Point = readonly [x: number, y: number]

/**
 * The path of a uniform cubic B-spline (https://en.wikipedia.org/wiki/B-spline) that begins at the first point and ends at the last; the points between
 * pull it towards themselves. Two points are a straight line.
 */
export function smoothLine(points: readonly Point[]): string {
  const [first, second] = points
  const last = points.at(-1)
  const before = points.at(-2)
  if (!first || !last) return ''
  if (!second || !before) return `M${text(first)}Z`
  if (points.length === 2) return `M${text(first)}L${text(last)}`
  const joints = [mean([first, 5], [second, 1])]
  const inner = points.slice(2).map((point, index) => arc(points[index] as Point, points[index + 1] as Point, point))
  return `M${text(first)}L${joints.map(text).join()}${inner.join('')}${arc(before, last, last)}L${text(last)}`
}

/** From the joint before `b` to the one after it, of four corners: a third and two thirds of the way from `a` to `b`, and the next joint. */
function arc(a: Point, b: Point, c: Point): string {
  return `C${text(mean([a, 2], [b, 1]))},${text(mean([a, 1], [b, 2]))},${text(mean([a, 1], [b, 4], [c, 1]))}`
}

function mean(...weighted: readonly (readonly [Point, number])[]): Point {
  const sum = weighted.reduce((total, [, weight]) => total + weight, 0)
  const of = (axis: 0 | 1) => weighted.reduce((total, [point, weight]) => total + point[axis] * weight, 0) / sum
  return [of(0), of(1)]
}

function text([x, y]: Point): string {
  return `${Math.round(x * 1000) / 1000},${Math.round(y * 1000) / 1000}`
}
