import { lazy, Suspense, useState } from 'react'
import { hasLocalAccount } from '../../data/session/account-type.ts'
import { isLocalSession } from '../../data/session/local-account.ts'
import { isMoveUnderWay } from '../../data/session/move-mark.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { loadChunk } from '../start/chunk-loading.ts'

const WaitingMoveHost = lazy(() =>
  loadChunk(() => import('./waiting-move-host.tsx')).then(({ WaitingMoveHost: Host }) => ({ default: Host })),
)

/** Offers what this device holds to the account that was just opened, and puts in order a move that a closed tab left half-way. */
export function TakeoverHost() {
  const session = useSession()
  const userId = isLoggedIn(session) && !isLocalSession(session) ? session.userId : null
  // Once asked, the sheet stays until it has said how it ended: the device holds nothing any more by then.
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
