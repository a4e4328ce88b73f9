import type { CantonCode } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import { useMemo, useSyncExternalStore } from 'react'
import { onDeviceChange, readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'municipality'
const listeners = new Set<() => void>()

/** The municipality of the voter, by its official name. It stays on this device: calls contain the canton alone. */
export interface Municipality {
  readonly cantonCode: CantonCode
  readonly name: string
}

/** The municipality that was chosen on this device; null without a choice. */
export function useRememberedMunicipality(): Municipality | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => readDevice(KEY),
    () => null,
  )
  return useMemo(() => municipalityOf(stored), [stored])
}

/** Stores a municipality; null removes it. */
export function rememberMunicipality(municipality: Municipality | null): void {
  writeDevice(KEY, municipality && `${municipality.cantonCode} ${municipality.name}`)
  for (const listener of listeners) listener()
}

function municipalityOf(stored: string | null): Municipality | null {
  const cantonCode = CANTON_CODES.find((code) => stored?.startsWith(`${code} `))
  return stored && cantonCode ? { cantonCode, name: stored.slice(cantonCode.length + 1) } : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onDeviceChange(KEY, listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}
