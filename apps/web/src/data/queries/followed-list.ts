import type { List } from '@plenara/contract'
import { useCall } from '../calls/query-client.ts'
import { useUserId } from '../session/session.ts'
import { useContentLanguage } from './user.ts'

export interface FollowedList {
  /** Undefined where none is followed, or the followed one is gone. */
  readonly list: List | undefined
  /** When the server said so, in milliseconds since 1970. */
  readonly updatedAt: number
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** The list that the user follows in an election, own or official. */
export function useFollowedList(electionId: number): FollowedList {
  const id = useUserId()
  const lang = useContentLanguage()
  const choice = useCall('getChoice', { params: { id, eid: electionId } })
  const isFollowing = (choice.data?.listId ?? 0) > 0
  const own = useCall('getLists', { params: { id, eid: electionId } }, isFollowing)
  const official = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } })
  const parts = isFollowing ? [choice, own, official] : [choice]
  return {
    list: isFollowing ? [...(own.data ?? []), ...(official.data ?? [])].find((one) => one.id === choice.data?.listId) : undefined,
    updatedAt: Math.min(...parts.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isPending: parts.some((part) => part.isPending),
    error: parts.map((part) => part.error).find(Boolean) ?? null,
    retry: () => {
      for (const part of parts) if (part.error) void part.refetch()
    },
  }
}
