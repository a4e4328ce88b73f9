import { useCallback, useEffect, useState } from 'react'
import { readDevice, writeDevice } from '../../../platform/device-storage.ts'

/** How a council was looked at last on this device. */
export interface CouncilView {
  /** How its members are sorted; null where that was never chosen. */
  readonly grouping: string | null
  /** The keys of the groups that are open. */
  readonly open: readonly string[]
}

const keyOf = (councilId: number) => `council-view.${councilId}`

/** Reads what the device remembers of a council [NAV-7]; nothing where it is of another form. */
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

/** The view of a council, remembered on this device, and the way to change a part of it. The component must be keyed by the council. */
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
