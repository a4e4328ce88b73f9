import { useCall } from '../calls/query-client.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { COMPLETED, setProgression } from './online/progression.ts'
import { useCommand } from './run-command.ts'

/** The tutorials in the order of the way [NAV-4]. */
export const TUTORIALS = ['home', 'match', 'favorites', 'lists', 'list-editor', 'dream-teams'] as const
export type TutorialName = (typeof TUTORIALS)[number]

/** The key of the progression entry that remembers a tutorial. */
function tutorialKey(name: TutorialName): string {
  return `tutorial.${name}`
}

/** Whether a tutorial is still to be shown; false while that is not known. */
export function useIsTutorialDue(name: TutorialName, isEnabled: boolean): boolean {
  const session = useSession()
  const { data } = useCall('getProgression', { params: { id: session.userId } }, isEnabled && isLoggedIn(session))
  if (!isEnabled || !data) return false
  return !data.some((entry) => entry.key === tutorialKey(name) && entry.data.state === COMPLETED)
}

interface TutorialMarks {
  readonly names: readonly TutorialName[]
  readonly isSeen: boolean
}

/** Remembers tutorials as seen, or forgets that they were, so that they are shown again. */
export function useMarkTutorials() {
  const { mutate, isPending } = useCommand(setProgression)
  return {
    isPending,
    mutate: ({ names, isSeen }: TutorialMarks, callbacks?: Parameters<typeof mutate>[1]) =>
      mutate({ keys: names.map(tutorialKey), isCompleted: isSeen }, callbacks),
  }
}
