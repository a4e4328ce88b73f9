import type { User } from '@plenara/contract'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queryKey } from '../../data/calls/query-key.ts'
import { MOVE_QUERIES } from '../../data/commands/online/moving.ts'
import { findWaitingMove } from '../../data/device/moving/waiting-move.ts'
import { firstPage } from '../../data/session/entry.ts'
import { useUserId } from '../../data/session/session.ts'
import { TakeoverSheet } from '../../shared/account/moving/takeover-sheet.tsx'
import { loadChunk } from '../start/chunk-loading.ts'

const CopiedSheet = lazy(() =>
  loadChunk(() => import('../../shared/account/moving/copied-sheet.tsx')).then(({ CopiedSheet: Sheet }) => ({ default: Sheet })),
)

/** Pages of the entry, whose questions the moved data answers. */
const ENTRY = ['/location', '/welcome']
const KEY = MOVE_QUERIES.waiting

/** Resolves a move that a closed tab interrupted, then asks the open questions. */
export function WaitingMoveHost({ userId }: { readonly userId: number | null }) {
  const t = useText()
  const client = useQueryClient()
  const goOn = useGoOn()
  const { data } = useQuery({
    queryKey: [KEY, userId],
    queryFn: () => findWaitingMove(userId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isResumed = data?.kind === 'resumed'
  useEffect(() => {
    if (!isResumed) return
    client.setQueryData([KEY, userId], { kind: 'none' })
    showToast(t('move.takeover.done'))
    void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== KEY })
  }, [isResumed, client, userId, t])
  const close = () => {
    client.setQueryData([KEY, userId], { kind: 'none' })
    goOn()
  }
  if (!data) return null
  return (
    <Suspense fallback={null}>
      {data.kind === 'offer' && <TakeoverSheet held={data.held} onClose={close} />}
      {data.kind === 'copied' && <CopiedSheet onClose={close} />}
    </Suspense>
  )
}

/** Goes from a page of the entry to the first page of the account. */
function useGoOn(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const id = useUserId()
  const { pathname, search } = useLocation()
  return () => {
    const target = new URLSearchParams(search).get('redirect')
    // The reloaded account: the moved data includes a place and the consent.
    const user = client.getQueryData<User>(queryKey('getUser', { params: { id } }))
    if (user && ENTRY.includes(pathname)) navigate(firstPage(user, target), { replace: true })
  }
}
