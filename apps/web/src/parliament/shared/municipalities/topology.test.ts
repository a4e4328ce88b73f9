import { expect, test } from 'vitest'
import { around, shapesOf, type Topology } from './topology.ts'

/** Two adjacent squares of one degree, with a shared arc between them. */
const TOPOLOGY: Topology = {
  transform: { scale: [0.5, 0.5], translate: [7, 46] },
  arcs: [
    [
      [2, 0],
      [0, 2],
    ],
    [
      [2, 2],
      [-2, 0],
      [0, -2],
      [2, 0],
    ],
    [
      [2, 0],
      [2, 0],
      [0, 2],
      [-2, 0],
    ],
  ],
  objects: {
    cantons: { geometries: [] },
    lakes: { geometries: [] },
    municipalities: {
      geometries: [
        { type: 'Polygon', id: 1, arcs: [[0, 1]] },
        { type: 'MultiPolygon', id: 2, arcs: [[[2, -1]]] },
      ],
    },
  },
}
const NARROWER = Math.cos((46.8 * Math.PI) / 180) * 1000
const at = (longitude: number, latitude: number) => `${(longitude * NARROWER).toFixed(2)} ${(-latitude * 1000).toFixed(2)}`

// Fails when an arc is not reversed, a point is repeated, or north is down.
test('arcs become rings: each in its direction, without repeating the point that two of them share', () => {
  const shapes = shapesOf(TOPOLOGY, 'municipalities')
  expect(shapes.get(1)?.path).toBe(`M${[at(8, 46), at(8, 47), at(7, 47), at(7, 46), at(8, 46)].join('L')}Z`)
  expect(shapes.get(2)?.path).toBe(`M${[at(8, 46), at(9, 46), at(9, 47), at(8, 47), at(8, 46)].join('L')}Z`)
  const [first, second] = [shapes.get(1)!.box, shapes.get(2)!.box]
  expect(around([first, second])).toEqual({ left: first.left, right: second.right, top: -47_000, bottom: -46_000 })
  expect(second.left).toBe(first.right)
})
