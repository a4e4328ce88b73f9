import { seededRandom } from '@plenara/domain/fair-order'

export interface ContourOptions {
  readonly seed: number
  /** Size of the drawing in its units. */
  readonly width: number
  readonly height: number
  /** How many heights are drawn. */
  readonly levels: number
}

/** A contour: its height (1 = lowest) and its polylines. */
export interface Contour {
  readonly level: number
  readonly lines: readonly (readonly Point[])[]
}

export type Point = readonly [x: number, y: number]
type Edge = readonly [from: Point, to: Point]

const CELL = 8

/**
 * Contour lines of an invented landscape (a sum of Gaussian hills), drawn by marching squares. The same seed gives the same
 * landscape, so that a canton has its own pattern without any map data.
 */
export function contourLines(options: ContourOptions): Contour[] {
  const heights = landscape(options)
  const top = Math.max(...heights.flat())
  return Array.from({ length: options.levels }, (_, index) => {
    const level = index + 1
    return { level, lines: join(crossings(heights, (top * level) / (options.levels + 1))) }
  })
}

function landscape({ seed, width, height }: ContourOptions): number[][] {
  const random = seededRandom(seed)
  const hills = Array.from({ length: 5 }, () => ({
    x: random() * width,
    y: random() * height,
    spread: (0.16 + random() * 0.2) * Math.max(width, height),
    stretch: 0.6 + random() * 0.9,
    height: 0.5 + random() * 0.5,
  }))
  const heightAt = (x: number, y: number) =>
    hills.reduce((sum, hill) => {
      const dx = (x - hill.x) / (hill.spread * hill.stretch)
      const dy = (y - hill.y) / hill.spread
      return sum + hill.height * Math.exp(-(dx * dx + dy * dy))
    }, 0)
  const rows = Math.ceil(height / CELL) + 1
  const columns = Math.ceil(width / CELL) + 1
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => heightAt(column * CELL, row * CELL)))
}

/** The edges at which a height crosses the cells of the grid. */
function crossings(heights: readonly (readonly number[])[], level: number): Edge[] {
  const edges: Edge[] = []
  for (let row = 0; row + 1 < heights.length; row++) {
    for (let column = 0; column + 1 < (heights[row]?.length ?? 0); column++) {
      const at = (dx: number, dy: number) => heights[row + dy]?.[column + dx] ?? 0
      const between = (a: readonly [number, number], b: readonly [number, number]): Point | null => {
        const from = at(a[0], a[1])
        const to = at(b[0], b[1])
        if (from >= level === to >= level) return null
        const share = (level - from) / (to - from)
        return [(column + a[0] + (b[0] - a[0]) * share) * CELL, (row + a[1] + (b[1] - a[1]) * share) * CELL]
      }
      const points = [between([0, 0], [1, 0]), between([1, 0], [1, 1]), between([0, 1], [1, 1]), between([0, 0], [0, 1])].filter(
        (point) => point !== null,
      )
      for (let index = 0; index + 1 < points.length; index += 2) {
        const from = points[index]
        const to = points[index + 1]
        if (from && to) edges.push([from, to])
      }
    }
  }
  return edges
}

const keyOf = (point: Point) => `${point[0].toFixed(3)},${point[1].toFixed(3)}`

/** Joins edges that share an end into polylines. */
function join(edges: readonly Edge[]): Point[][] {
  const ends = new Map<string, Set<Edge>>()
  for (const edge of edges) {
    for (const point of edge) ends.set(keyOf(point), (ends.get(keyOf(point)) ?? new Set()).add(edge))
  }
  const left = new Set(edges)
  const follow = (line: Point[]) => {
    for (;;) {
      const end = line.at(-1)
      const edge = end && [...(ends.get(keyOf(end)) ?? [])].find((candidate) => left.has(candidate))
      if (!end || !edge) return
      left.delete(edge)
      line.push(keyOf(edge[0]) === keyOf(end) ? edge[1] : edge[0])
    }
  }
  const lines: Point[][] = []
  for (const edge of edges) {
    if (!left.delete(edge)) continue
    const line: Point[] = [edge[0], edge[1]]
    follow(line)
    line.reverse()
    follow(line)
    lines.push(line)
  }
  return lines
}
