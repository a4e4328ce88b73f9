import type { Actor } from '@plenara/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetUnsaved, keepQueuesOf } from './open-queues.ts'
import { useContentLanguage } from './queries.ts'

/** Tells the other windows of this browser whose session has ended. */
const CHANNEL = 'plenara.desk.signed-out'

/** Begins a session: nothing that somebody else asked for is left, and of what is on its way only what is the person's own. */
export function useSignedIn(): (actor: Actor) => void {
  const queries = useQueryClient()
  const lang = useContentLanguage()
  return (actor) => {
    queries.clear()
    keepQueuesOf(actor.id)
    queries.setQueryData(['actor', lang], actor)
  }
}

/** Ends it on this device: nothing of the person stays, in no window. */
export function useSignedOut(): (actorId: number) => Promise<void> {
  const queries = useQueryClient()
  return async (actorId) => {
    await forgetUnsaved(actorId)
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(actorId)
    channel.close()
    queries.clear()
  }
}

/** Ends it here where another window has ended it. */
export function useSignOutElsewhere(actorId: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', async ({ data }) => {
      if (data !== actorId) return
      await forgetUnsaved(actorId)
      await queries.resetQueries()
    })
    return () => channel.close()
  }, [queries, actorId])
}
