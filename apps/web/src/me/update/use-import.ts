import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { deviceImporter } from '../../data/device/import/device-importer.ts'
import type { ImportView } from '../../data/device/import/importer.ts'
import { cantonsOf, catalogueArrived } from '../../data/device/import/use-catalogue-need.ts'

export interface Import {
  readonly view: ImportView
  readonly start: () => void
  readonly pause: () => void
  /** The data is stored, and caches of earlier data are cleared. */
  readonly isSettled: boolean
}

/** The import of this window for the voter's canton. An import that lost the network resumes when it is back. */
export function useImport(cantonId: number | null): Import {
  const view = useSyncExternalStore(deviceImporter.subscribe, deviceImporter.view)
  const [isSettled, setSettled] = useState(false)
  const start = useCallback(() => {
    void deviceImporter.start(cantonsOf(cantonId)).then(async () => {
      if (deviceImporter.view().phase !== 'done') return
      await catalogueArrived(cantonId)
      setSettled(true)
    })
  }, [cantonId])
  const hasLostNetwork = view.problem === 'connection'
  useEffect(() => {
    if (!hasLostNetwork) return
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [hasLostNetwork, start])
  return { view, start, pause: deviceImporter.pause, isSettled }
}
