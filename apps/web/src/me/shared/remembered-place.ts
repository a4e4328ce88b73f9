import { readDevice, writeDevice } from '../../platform/device-storage.ts'

/** The place of a voter. */
export interface Place {
  readonly cantonId: number
  readonly constituencyId: number
}

/** Stores the place that a visitor chose before login; the first login copies it to the account. */
export function rememberPlace(place: Place | null): void {
  writeDevice('place', place && `${place.cantonId},${place.constituencyId}`)
}

export function rememberedPlace(): Place | null {
  const [cantonId, constituencyId] = (readDevice('place') ?? '').split(',').map(Number)
  return cantonId && constituencyId ? { cantonId, constituencyId } : null
}
