import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'constituencies'

/** The constituencies of a postcode, by their share of its addresses. They stay on this device. */
export interface PossibleConstituencies {
  readonly cantonId: number
  readonly ids: readonly number[]
  /** The constituency with most addresses; null if that is unknown. */
  readonly likelyId: number | null
}

/** The constituencies of the postcode that was chosen on this device; null if it has none in the canton. */
export function rememberedConstituencies(cantonId: number): PossibleConstituencies | null {
  const [canton, likely, ...ids] = (readDevice(KEY) ?? '').split(' ').map(Number)
  return canton === cantonId && ids.length > 0 ? { cantonId, ids, likelyId: likely || null } : null
}

/** Stores them; null removes them. */
export function rememberConstituencies(possible: PossibleConstituencies | null): void {
  writeDevice(KEY, possible && [possible.cantonId, possible.likelyId ?? 0, ...possible.ids].join(' '))
}
