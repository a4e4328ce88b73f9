import { useMutation } from '@tanstack/react-query'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { queryClient, useCall } from './query-client.ts'
import { isLoggedIn, useSession } from './session.ts'

/** The tutorials in the order of the way [NAV-4]. */
export const TUTORIALS = ['home', 'match', 'favorites', 'lists', 'list-editor', 'dream-teams'] as const
export type TutorialName = (typeof TUTORIALS)[number]

/** The key of the progression entry that remembers a tutorial. */
export function tutorialKey(name: TutorialName): string {
  return `tutorial.${name}`
}

/** Whether a tutorial is still to be shown; false while that is not known. */
export function useIsTutorialDue(name: TutorialName, isEnabled: boolean): boolean {
  const session = useSession()
  const { data } = useCall('getProgression', { params: { id: session.userId } }, isEnabled && isLoggedIn(session))
  if (!isEnabled || !data) return false
  return !data.some((entry) => entry.key === tutorialKey(name) && entry.data.state === 'c')
}

/** Remembers tutorials as seen, or forgets that they were, so that they are shown again. */
export function useMarkTutorials() {
  const { userId: id } = useSession()
  return useMutation({
    mutationFn: ({ names, isSeen }: { readonly names: readonly TutorialName[]; readonly isSeen: boolean }) =>
      Promise.all(
        names.map((name) => api.setProgression({ params: { id }, body: { key: tutorialKey(name), data: isSeen ? { state: 'c' } : {} } })),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf('getProgression', { params: { id } }) }),
  })
}
