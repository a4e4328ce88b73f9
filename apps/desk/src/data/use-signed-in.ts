import type { Actor } from '@plenara/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keepQueuesOf } from './use-save-queue.ts'
import { useContentLanguage } from './queries.ts'

/** Begins a session: nothing that somebody else asked for is left, and of what is on its way only what is the person's own. */
export function useSignedIn(): (actor: Actor) => void {
  const queries = useQueryClient()
  const lang = useContentLanguage()
  return (actor) => {
    queries.clear()
    keepQueuesOf([...actor.candidacies.map(({ id }) => id), ...actor.prepares])
    queries.setQueryData(['actor', lang], actor)
  }
}

/** Ends it on this device. */
export function useSignedOut(): () => void {
  const queries = useQueryClient()
  return () => {
    keepQueuesOf([])
    queries.clear()
  }
}
