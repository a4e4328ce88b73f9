import { readDevice, writeDevice } from '../../platform/device-storage.ts'

/** Where somebody votes. */
export interface Place {
  readonly cantonId: number
  readonly constituencyId: number
}

/** Keeps the place that a visitor chose before login; it goes to the account at the first login. */
export function rememberPlace(place: Place | null): void {
  writeDevice('place', place && `${place.cantonId},${place.constituencyId}`)
}

export function rememberedPlace(): Place | null {
  const [cantonId, constituencyId] = (readDevice('place') ?? '').split(',').map(Number)
  return cantonId && constituencyId ? { cantonId, constituencyId } : null
}
