import { type CallName, calls } from '@plenara/contract/calls'
import type { ClientCall } from '@plenara/contract/client'
import { useEffect, useState } from 'react'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import { currentSession } from '../session/session-store.ts'
import type { CallParams } from './command.ts'

/** What a tab tells the others of its browser: which calls answer something else now, and nothing of what. */
interface TabMessage {
  readonly userId: number
  /** Null: everything that belongs to the user. */
  readonly names: readonly CallName[] | null
  /** Whether the write waits in the outbox, so that the server knows nothing of it yet. */
  readonly isQueued: boolean
}

const channel = new BroadcastChannel('plenara.writes')
const listeners = new Set<(names: TabMessage['names']) => void>()

channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
  const { userId, names, isQueued } = data
  if (userId !== currentSession().userId) return
  void (isQueued ? showPending(names ?? []) : readAnew(names))
  for (const listener of listeners) listener(names)
}

/** Tells the other tabs of this browser, so that they show the write too. */
export function tellOtherTabs(message: TabMessage): void {
  channel.postMessage(message)
}

/** How often another tab has changed what a call answers. */
export function useOtherTabWrites(name: CallName): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const listener = (names: TabMessage['names']) => {
      if (!names || names.includes(name)) setCount((before) => before + 1)
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [name])
  return count
}

function readAnew(names: TabMessage['names']): Promise<void> {
  const isChanged = (name: CallName) => (names ? names.includes(name) : calls[name]?.auth === 'user')
  return queryClient.invalidateQueries({ predicate: (query) => isChanged(query.queryKey[0] as CallName) })
}

/** Without a network nothing can be read: what waits is put on top of what is shown. */
async function showPending(names: readonly CallName[]): Promise<void> {
  const { withPendingWrites } = await import('../outbox/pending-answer.ts')
  const shown = names.flatMap((name) => queryClient.getQueryCache().findAll({ queryKey: queryKey(name) }))
  for (const { queryKey: key, state } of shown) {
    if (state.data === undefined) continue
    const answer = await withPendingWrites(key[0] as ClientCall, (key[1] ?? {}) as CallParams, state.data as never)
    queryClient.setQueryData(key, answer)
  }
}
