import type { Actor } from '@plenara/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Forgotten, forgetUnsaved, stopQueues } from './open-queues.ts'
import { useContentLanguage } from './queries.ts'

/** Notifies the other windows of this browser of removed fields. A page uses a single channel, so that it does not receive its own messages. */
const channel = new BroadcastChannel('plenara.desk.forgotten')

/** Begins a session: clears cached answers, and stops the queues of other accounts. */
export function useSignedIn(): (actor: Actor) => void {
  const queries = useQueryClient()
  const lang = useContentLanguage()
  return (actor) => {
    queries.clear()
    stopQueues(actor.id)
    queries.setQueryData(['actor', lang], actor)
  }
}

/** Ends a session without a sign-out: unsaved fields stay on the device for their account. */
export function useSessionOver(): () => void {
  const queries = useQueryClient()
  return () => {
    stopQueues()
    queries.clear()
  }
}

/** Ends a session on this device, and removes unsaved fields in all windows: of the withdrawn candidacy, or of all. */
export function useSignedOut(): (forgotten: Forgotten) => Promise<void> {
  const queries = useQueryClient()
  return async (forgotten) => {
    await forgetUnsaved(forgotten)
    channel.postMessage(forgotten)
    queries.clear()
  }
}

/** Follows a sign-out or withdrawal in another window of this browser. */
export function useSignOutElsewhere(actorId: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const follow = async ({ data }: MessageEvent<Forgotten>) => {
      if (data.actorId !== actorId) return
      await forgetUnsaved(data)
      await queries.resetQueries()
    }
    channel.addEventListener('message', follow)
    return () => channel.removeEventListener('message', follow)
  }, [queries, actorId])
}
