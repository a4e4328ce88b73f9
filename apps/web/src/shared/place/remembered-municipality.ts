import type { CantonCode } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import { useMemo, useSyncExternalStore } from 'react'
import { onDeviceChange, readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'municipality'
const listeners = new Set<() => void>()

/** Where somebody lives, by the official name. It stays on this device: nothing but the canton is ever asked for. */
export interface Municipality {
  readonly cantonCode: CantonCode
  readonly name: string
}

/** The municipality that was chosen on this device, null before. */
export function useRememberedMunicipality(): Municipality | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => readDevice(KEY),
    () => null,
  )
  return useMemo(() => municipalityOf(kept), [kept])
}

/** Remembers a municipality, or with null none. */
export function rememberMunicipality(municipality: Municipality | null): void {
  writeDevice(KEY, municipality && `${municipality.cantonCode} ${municipality.name}`)
  for (const listener of listeners) listener()
}

function municipalityOf(kept: string | null): Municipality | null {
  const cantonCode = CANTON_CODES.find((code) => kept?.startsWith(`${code} `))
  return kept && cantonCode ? { cantonCode, name: kept.slice(cantonCode.length + 1) } : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onDeviceChange(KEY, listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}
