import type { Match, MatchType } from '@plenara/contract'
import { moveToRank, rateAll, rateCandidate } from '@plenara/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorTextId } from '../components/state-panel.tsx'
import { useText } from '../i18n/text.ts'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { takeEarly } from './early-answers.ts'
import { orKept } from './from-device.ts'
import type { Intent } from './outbox/intent.ts'
import { neighboursOf } from './outbox/place-of-move.ts'
import { withWaiting } from './outbox/waiting-answer.ts'
import { KEPT, write } from './outbox/write.ts'
import { queryClient, queryOf } from './query-client.ts'
import { useUserId } from './session.ts'
import { showToast } from './toast.ts'
import { createWriteQueue, type WriteQueue, type WriteStep } from './write-queue.ts'

type Report = (error: unknown) => void
const queues = new Map<string, WriteQueue<Match[]>>()
let report: Report = () => {}

/** The ratings of the user in an election. Reading waits until every write is answered, so that it never shows the past. */
export function useMatches(electionId: number): UseQueryResult<Match[]> {
  const id = useUserId()
  const params = { id, eid: electionId }
  const queryKey = keyOf('getMatches', { params })
  return useQuery({
    ...queryOf('getMatches', { params }),
    queryFn: async ({ signal }) => {
      await queueOf(id, electionId).idle()
      const early = takeEarly(queryKey) as Promise<Match[]> | undefined
      return withWaiting('getMatches', params, orKept(queryKey, early ?? api.getMatches({ params, signal })))
    },
    enabled: electionId > 0,
  })
}

export interface Ratings {
  readonly rate: (candidateId: number, type: MatchType) => void
  readonly moveTo: (candidateId: number, rank: number) => void
  /** Likes everybody who is not rated yet [MATCH-8]. */
  readonly rateAll: (candidateIds: readonly number[]) => void
  /** Gives candidates the ratings back that they had before. */
  readonly restore: (candidateIds: readonly number[], before: readonly Match[]) => void
}

/** Ways to change the ratings of an election: shown at once, written one after another, taken back with a sentence where that fails. */
export function useRatings(electionId: number): Ratings {
  const id = useUserId()
  const t = useText()
  report = (error) => showToast(t(errorTextId(error)))
  return useMemo(() => ratingsOf(id, electionId), [id, electionId])
}

function ratingsOf(id: number, eid: number): Ratings {
  const add = (apply: Apply, send: (confirmed: Match[]) => Promise<Match[]>) => {
    void queryClient.cancelQueries({ queryKey: keyOf('getMatches', { params: { id, eid } }) })
    queueOf(id, eid).add({ apply, send })
  }
  const set = (candidateId: number, body: Change['body']) => () => api.setMatch({ params: { id, eid, candidateId }, body })
  return {
    rate: (candidateId, type) => {
      const apply: Apply = (matches) => rateCandidate(matches, candidateId, type)
      add(apply, (confirmed) => sent({ kind: 'rate', eid, candidateId, type }, set(candidateId, { type }), () => apply(confirmed)))
    },
    moveTo: (candidateId, rank) => {
      const apply: Apply = (matches) => moveToRank(matches, candidateId, rank)
      add(apply, (confirmed) => sent(moveOf(eid, apply(confirmed), candidateId), set(candidateId, { rank }), () => apply(confirmed)))
    },
    rateAll: (candidateIds) => {
      const apply: Apply = (matches) => rateAll(matches, candidateIds)
      const like = () => api.matchAll({ params: { id, eid }, body: { type: 'like' } })
      add(apply, (confirmed) => sent({ kind: 'rate-all', eid, candidateIds }, like, () => apply(confirmed)))
    },
    restore: (candidateIds, before) => {
      const changes = candidateIds.flatMap((candidateId) => changesBack(candidateId, before))
      add(
        (matches) => changes.reduce(changed, [...matches]),
        async (confirmed) => {
          let matches = confirmed
          for (const change of changes) {
            const { candidateId, body } = change
            const known = matches
            const intent: Intent =
              'rank' in body ? moveOf(eid, changed(known, change), candidateId) : { kind: 'rate', eid, candidateId, type: body.type }
            matches = await sent(intent, set(candidateId, body), () => changed(known, change))
          }
          return matches
        },
      )
    },
  }
}

type Apply = WriteStep<Match[]>['apply']

/** The ratings as the server answers them, or as they will be where it is asked later. */
async function sent(intent: Intent, send: () => Promise<Match[]>, expected: () => Match[]): Promise<Match[]> {
  const answer = await write({ intent }, send)
  return answer === KEPT ? expected() : answer
}

/** A move in words that stay true when others move meanwhile. */
function moveOf(eid: number, moved: readonly Match[], candidateId: number): Intent {
  return { kind: 'move', eid, ...neighboursOf(moved, candidateId) }
}

interface Change {
  readonly candidateId: number
  readonly body: { readonly type: MatchType } | { readonly rank: number }
}

/** The type first, then the rank where there was one. */
function changesBack(candidateId: number, before: readonly Match[]): Change[] {
  const old = before.find((match) => match.candidateId === candidateId)
  const retype: Change = { candidateId, body: { type: old?.type ?? 'none' } }
  return old?.rank ? [retype, { candidateId, body: { rank: old.rank } }] : [retype]
}

function changed(matches: Match[], { candidateId, body }: Change): Match[] {
  return 'rank' in body ? moveToRank(matches, candidateId, body.rank) : rateCandidate(matches, candidateId, body.type)
}

function queueOf(id: number, eid: number): WriteQueue<Match[]> {
  const name = `${id}/${eid}`
  const known = queues.get(name)
  if (known) return known
  const queryKey = keyOf('getMatches', { params: { id, eid } })
  const queue = createWriteQueue<Match[]>({
    read: () => queryClient.getQueryData<Match[]>(queryKey) ?? [],
    show: (matches) => queryClient.setQueryData<Match[]>(queryKey, matches),
    onFailure: (error) => {
      report(error)
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  queues.set(name, queue)
  return queue
}
