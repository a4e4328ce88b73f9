import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'constituencies'

/** Between which constituencies a postcode lies, by their share of its addresses. They stay on this device. */
export interface PossibleConstituencies {
  readonly cantonId: number
  readonly ids: readonly number[]
  /** The one with the most addresses; null where that is not known. */
  readonly likelyId: number | null
}

/** Those of the postcode that was chosen on this device; null where it names none in the canton. */
export function rememberedConstituencies(cantonId: number): PossibleConstituencies | null {
  const [canton, likely, ...ids] = (readDevice(KEY) ?? '').split(' ').map(Number)
  return canton === cantonId && ids.length > 0 ? { cantonId, ids, likelyId: likely || null } : null
}

/** Remembers them, or with null none. */
export function rememberConstituencies(possible: PossibleConstituencies | null): void {
  writeDevice(KEY, possible && [possible.cantonId, possible.likelyId ?? 0, ...possible.ids].join(' '))
}
