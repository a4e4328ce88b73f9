import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentLoss, onLoss, type StoreLoss } from '../../data/loss/store-loss.ts'
import { useIsOnline } from '../../platform/online.ts'
import { loadChunk } from '../start/chunk-loading.ts'

const loadLossNotice = () => loadChunk(() => import('../../me/storage-report/loss-notice.tsx'))

type Notice = ComponentType<{ readonly loss: StoreLoss }>

/** The notice of lost data after the storage of this device was cleared, on every page, also within a task. */
export function LossHost() {
  const loss = useSyncExternalStore(onLoss, currentLoss, () => null)
  const Notice = useNotice(loss !== null)
  return loss !== null && Notice && <Notice loss={loss} />
}

/** If its code cannot be loaded the page works without it, and it is loaded when the network is back. */
function useNotice(isNeeded: boolean): Notice | null {
  const [notice, setNotice] = useState<Notice | null>(null)
  const isOnline = useIsOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeated when the network is back.
  useEffect(() => {
    if (!isNeeded || notice) return
    loadLossNotice().then(
      ({ LossNotice }) => setNotice(() => LossNotice),
      () => undefined,
    )
  }, [isNeeded, notice, isOnline])
  return notice
}

export { loadLossNotice }
