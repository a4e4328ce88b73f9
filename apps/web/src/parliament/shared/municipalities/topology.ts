/** The used part of a TopoJSON file (https://github.com/topojson/topojson-specification): shapes with numbers, of arcs in steps on a grid. */
export interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] }
  readonly objects: Readonly<Record<'cantons' | 'municipalities' | 'lakes', { readonly geometries: readonly Geometry[] }>>
}

type Geometry =
  | { readonly type: 'Polygon'; readonly id: number; readonly arcs: Polygon }
  | { readonly type: 'MultiPolygon'; readonly id: number; readonly arcs: readonly Polygon[] }
type Polygon = readonly (readonly number[])[]
type Point = readonly [x: number, y: number]

/** A shape as a path of SVG, and the box around it. */
export interface Shape {
  readonly path: string
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The length of a degree of longitude relative to one of latitude: the cosine at the middle of Switzerland. */
const NARROWER = Math.cos((46.8 * Math.PI) / 180)
/** Units of a degree of latitude. */
const UNITS = 1000

/** The shapes of a layer by number, north up, in thousandths of a degree of latitude. */
export function shapesOf(topology: Topology, layer: keyof Topology['objects']): ReadonlyMap<number, Shape> {
  const arcs = new Map<number, readonly Point[]>()
  const arcOf = (index: number) => {
    const place = index < 0 ? ~index : index
    const points = arcs.get(place) ?? pointsOf(topology, place)
    arcs.set(place, points)
    return index < 0 ? points.toReversed() : points
  }
  return new Map(
    topology.objects[layer].geometries.map((geometry) => {
      const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
      const rings = polygons.flat().map((ring) => ring.flatMap((index, part) => arcOf(index).slice(part === 0 ? 0 : 1)))
      return [geometry.id, { path: rings.map(pathOf).join(''), box: boxOf(rings.flat()) }]
    }),
  )
}

/** The box around all of some boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

function pointsOf({ arcs, transform: { scale, translate } }: Topology, index: number): Point[] {
  let [x, y] = [0, 0]
  return (arcs[index] ?? []).map(([dx, dy]) => {
    x += dx
    y += dy
    return [(x * scale[0] + translate[0]) * NARROWER * UNITS, -(y * scale[1] + translate[1]) * UNITS] as const
  })
}

function pathOf(ring: readonly Point[]): string {
  return `M${ring.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`
}

function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}
