import { z } from 'zod'
import type { Source } from '../source.ts'

/** The district of each municipality by its BFS number; null where its canton has none. */
export type Districts = ReadonlyMap<number, string | null>

const byCanton = z.record(z.string().regex(/^\d{1,4}$/), z.object({ name: z.string(), district: z.string().optional() }))

/** The districts of one canton as JSON, `{ "2761": { "name": …, "district": … } }`; null where the file is something else. */
export function readMunicipalitiesJson({ bytes }: Source): Districts | null {
  const parsed = byCanton.safeParse(jsonOf(bytes))
  if (!parsed.success) return null
  return new Map(Object.entries(parsed.data).map(([number, { district }]) => [Number(number), district ?? null]))
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
