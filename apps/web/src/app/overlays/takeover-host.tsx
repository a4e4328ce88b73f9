import { lazy, Suspense, useState } from 'react'
import { hasLocalAccount } from '../../data/session/account-type.ts'
import { isLocalSession } from '../../data/session/local-account.ts'
import { isMoveUnderWay } from '../../data/session/move-mark.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { loadChunk } from '../start/chunk-loading.ts'

const WaitingMoveHost = lazy(() =>
  loadChunk(() => import('./waiting-move-host.tsx')).then(({ WaitingMoveHost: Host }) => ({ default: Host })),
)

/** Offers to move the data of this device into the account that was just opened, and resolves a move that a closed tab interrupted. */
export function TakeoverHost() {
  const session = useSession()
  const userId = isLoggedIn(session) && !isLocalSession(session) ? session.userId : null
  // Once open, the sheet stays until it has shown its result, although the device has no data any more by then.
  const [askedUser, setAskedUser] = useState<number | null>()
  const mayWait = isMoveUnderWay() || (userId !== null && hasLocalAccount())
  if (mayWait && askedUser !== userId) setAskedUser(userId)
  if (!mayWait && askedUser !== userId) return null
  return (
    <Suspense fallback={null}>
      <WaitingMoveHost userId={userId} />
    </Suspense>
  )
}
