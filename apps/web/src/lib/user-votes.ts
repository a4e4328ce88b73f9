import type { UserDecision, UserVote } from '@plenara/contract'
import { MAX_USER_VOTES } from '@plenara/contract/parliament-constants'
import { decideVote, withdrawVote } from '@plenara/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorTextId } from '../components/state-panel.tsx'
import { useText } from '../i18n/text.ts'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { orKept } from './from-device.ts'
import { withWaiting } from './outbox/waiting-answer.ts'
import { write } from './outbox/write.ts'
import { queryClient, queryOf } from './query-client.ts'
import { isLoggedIn, useSession, useUserId } from './session.ts'
import { showToast } from './toast.ts'
import { createWriteQueue, type WriteQueue } from './write-queue.ts'

const NONE: ReadonlyMap<number, UserDecision> = new Map()
const queues = new Map<number, WriteQueue<UserVote[]>>()
let report: (error: unknown) => void = () => {}

/** The user's own decisions; a visitor has none. Reading waits until every write is answered, so that it never shows the past. */
export function useUserVotes(): UseQueryResult<UserVote[]> {
  const session = useSession()
  const params = { id: session.userId }
  return useQuery({
    ...queryOf('getUserVotes', { params }),
    queryFn: async ({ signal }) => {
      await queueOf(params.id).idle()
      return withWaiting('getUserVotes', params, orKept(keyOf('getUserVotes', { params }), api.getUserVotes({ params, signal })))
    },
    enabled: isLoggedIn(session),
  })
}

/** The user's own decisions by the id of the vote. */
export function useUserDecisions(): ReadonlyMap<number, UserDecision> {
  const { data } = useUserVotes()
  return useMemo(() => (data ? new Map(data.map(({ parliamentVoteId, decision }) => [parliamentVoteId, decision])) : NONE), [data])
}

/** The way to decide a vote or, with null, to take that back: shown at once, taken back with a sentence where writing fails [ENTITY-17]. */
export function useDecideVote(): (voteId: number, decision: UserDecision | null) => void {
  const id = useUserId()
  const t = useText()
  report = (error) => showToast(t(errorTextId(error)))
  return useMemo(() => (voteId, decision) => decide(id, voteId, decision), [id])
}

function decide(id: number, voteId: number, decision: UserDecision | null): void {
  const apply = (votes: UserVote[]): UserVote[] =>
    decision === null ? [...withdrawVote(votes, voteId)] : [...decideVote(votes, { parliamentVoteId: voteId, decision }, MAX_USER_VOTES)]
  const send = (): Promise<unknown> =>
    decision === null
      ? api.deleteUserVote({ params: { id, vid: voteId } })
      : api.setUserVote({ params: { id }, body: { parliamentVoteId: voteId, decision } })
  void queryClient.cancelQueries({ queryKey: keyOf('getUserVotes', { params: { id } }) })
  queueOf(id).add({
    apply,
    send: async (confirmed) => {
      await write({ intent: { kind: 'vote', vid: voteId, decision } }, send)
      void queryClient.invalidateQueries({ queryKey: keyOf('getCouncillorAgreement', { params: { id } }) })
      return apply(confirmed)
    },
  })
}

function queueOf(id: number): WriteQueue<UserVote[]> {
  const known = queues.get(id)
  if (known) return known
  const queryKey = keyOf('getUserVotes', { params: { id } })
  const queue = createWriteQueue<UserVote[]>({
    read: () => queryClient.getQueryData<UserVote[]>(queryKey) ?? [],
    show: (votes) => queryClient.setQueryData<UserVote[]>(queryKey, votes),
    onFailure: (error) => {
      report(error)
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  queues.set(id, queue)
  return queue
}
