import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentLoss, onLoss, type StoreLoss } from '../../data/loss/store-loss.ts'
import { useIsOnline } from '../../platform/online.ts'
import { loadChunk } from '../start/chunk-loading.ts'

const loadLossNotice = () => loadChunk(() => import('../../me/storage-report/loss-notice.tsx'))

type Notice = ComponentType<{ readonly loss: StoreLoss }>

/** What became of the voter's data where the storage of this device was taken away, on every page, also within a task. */
export function LossHost() {
  const loss = useSyncExternalStore(onLoss, currentLoss, () => null)
  const Notice = useNotice(loss !== null)
  return loss !== null && Notice && <Notice loss={loss} />
}

/** Where its code does not arrive the page goes on, and it comes with the network. */
function useNotice(isNeeded: boolean): Notice | null {
  const [notice, setNotice] = useState<Notice | null>(null)
  const isOnline = useIsOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once more when the network is back.
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
