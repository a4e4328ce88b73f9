import type { UserDecision, UserVote } from '@plenara/contract'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { errorTextId } from '../calls/error-text.ts'
import { useCall } from '../calls/query-client.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { decideVote } from './offline/decide-vote.ts'
import { runCommand } from './run-command.ts'

const NONE: ReadonlyMap<number, UserDecision> = new Map()

/** The user's own decisions; a visitor has none. */
export function useUserVotes(): UseQueryResult<UserVote[]> {
  const session = useSession()
  return useCall('getUserVotes', { params: { id: session.userId } }, isLoggedIn(session))
}

/** The user's own decisions by the id of the vote. */
export function useUserDecisions(): ReadonlyMap<number, UserDecision> {
  const { data } = useUserVotes()
  return useMemo(() => (data ? new Map(data.map(({ parliamentVoteId, decision }) => [parliamentVoteId, decision])) : NONE), [data])
}

/**
 * The way to decide a vote or, with null, to take that back: shown at once, taken back with a sentence where writing fails [ENTITY-17]. Resolves to
 * whether it was kept.
 */
export function useDecideVote(): (voteId: number, decision: UserDecision | null) => Promise<boolean> {
  const t = useText()
  return useCallback(
    async (vid, decision) => {
      try {
        await runCommand(decideVote, { vid, decision })
        return true
      } catch (error) {
        showToast(t(errorTextId(error)))
        return false
      }
    },
    [t],
  )
}
