import { useCallback, useEffect, useState } from 'react'
import { readDevice, writeDevice } from '../../../platform/device-storage.ts'

/** The last view of a council on this device. */
export interface CouncilView {
  /** The grouping of its members; null if none was chosen. */
  readonly grouping: string | null
  /** The keys of the groups that are open. */
  readonly open: readonly string[]
}

const keyOf = (councilId: number) => `council-view.${councilId}`

/** Reads the stored view of a council [NAV-7]; the default for a value of another form. */
export function readCouncilView(councilId: number): CouncilView {
  try {
    const value: unknown = JSON.parse(readDevice(keyOf(councilId)) ?? 'null')
    if (typeof value !== 'object' || value === null) return { grouping: null, open: [] }
    return {
      grouping: 'grouping' in value && typeof value.grouping === 'string' ? value.grouping : null,
      open: 'open' in value && Array.isArray(value.open) ? value.open.filter((key) => typeof key === 'string') : [],
    }
  } catch {
    return { grouping: null, open: [] }
  }
}

/** The view of a council, stored on this device, and a function to change a part of it. The component must be keyed by the council. */
export function useCouncilView(councilId: number): [CouncilView, (change: (view: CouncilView) => Partial<CouncilView>) => void] {
  const [remembered] = useState(() => readCouncilView(councilId))
  const [view, setView] = useState(remembered)
  useEffect(() => {
    if (view !== remembered) writeDevice(keyOf(councilId), JSON.stringify(view))
  }, [councilId, view, remembered])
  const change = useCallback(
    (part: (view: CouncilView) => Partial<CouncilView>) => setView((current) => ({ ...current, ...part(current) })),
    [],
  )
  return [view, change]
}
