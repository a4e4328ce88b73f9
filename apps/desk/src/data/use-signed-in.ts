import type { Actor } from '@plenara/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Forgotten, forgetUnsaved, stopQueues } from './open-queues.ts'
import { useContentLanguage } from './queries.ts'

/** By which a window tells the others of this browser what it has forgotten. One for all of the page, which so hears the others alone. */
const channel = new BroadcastChannel('plenara.desk.forgotten')

/** Begins a session: nothing that somebody else asked for is left, and of what is on its way only what is the person's own. */
export function useSignedIn(): (actor: Actor) => void {
  const queries = useQueryClient()
  const lang = useContentLanguage()
  return (actor) => {
    queries.clear()
    stopQueues(actor.id)
    queries.setQueryData(['actor', lang], actor)
  }
}

/** Ends it without a sign-out: what is not saved stays on the device for whom it belongs to. */
export function useSessionOver(): () => void {
  const queries = useQueryClient()
  return () => {
    stopQueues()
    queries.clear()
  }
}

/** Ends it on this device: nothing stays that is not saved, in no window, of the candidacy that is withdrawn or of all. */
export function useSignedOut(): (forgotten: Forgotten) => Promise<void> {
  const queries = useQueryClient()
  return async (forgotten) => {
    await forgetUnsaved(forgotten)
    channel.postMessage(forgotten)
    queries.clear()
  }
}

/** Follows what another window of this browser has ended. */
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
