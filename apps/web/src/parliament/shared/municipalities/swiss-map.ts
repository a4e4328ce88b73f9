import type { CantonCode } from '@plenara/contract'
import MAP_2026 from 'swiss-maps/2026/ch-combined.json?url'
import { type Shape, shapesOf, type Topology } from './topology.ts'

/** The year of the boundaries. */
export const MAP_YEAR = 2026

/** The cantons by the numbers of the Federal Statistical Office, from 1: the order of BV Art. 1. */
const BY_NUMBER: readonly CantonCode[] = [
  ...(['ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS', 'BL'] as const),
  ...(['SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'NE', 'GE', 'JU'] as const),
]

export interface SwissMap {
  readonly cantons: ReadonlyMap<CantonCode, Shape>
  readonly municipalities: ReadonlyMap<number, Shape>
  readonly lakes: readonly Shape[]
}

let loading: Promise<SwissMap> | null = null

/** The map, loaded once per visit. Rejects if it cannot be loaded; the next call tries again. */
export function loadSwissMap(): Promise<SwissMap> {
  loading ??= fetchMap()
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** Clears the cached map, so that the next call loads it. */
export function forgetSwissMap(): void {
  loading = null
}

async function fetchMap(): Promise<SwissMap> {
  const response = await fetch(MAP_2026)
  if (!response.ok) throw new Error(`The map ${MAP_2026} could not be loaded: status ${response.status}`)
  const topology = (await response.json()) as Topology
  const cantons = [...shapesOf(topology, 'cantons')].flatMap(([number, shape]) => {
    const code = BY_NUMBER[number - 1]
    return code ? [[code, shape] as const] : []
  })
  return {
    cantons: new Map(cantons),
    municipalities: shapesOf(topology, 'municipalities'),
    lakes: [...shapesOf(topology, 'lakes').values()],
  }
}
