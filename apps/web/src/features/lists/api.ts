import type { CandidateCard, Choice, Election, List, Match, NewList, OfficialList, Party } from '@plenara/contract'
import { headingIdOf } from '@plenara/domain'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { keyOf } from '../../lib/call-key.ts'
import { useCandidateCards, usePartiesById, usePercentsById } from '../../lib/candidates.ts'
import { choiceKey, type UserElection } from '../../lib/dream-team.ts'
import { isProvisional, provisionalId, type SeenList } from '../../lib/outbox/intent.ts'
import { listOf, withBody } from '../../lib/outbox/list-body.ts'
import { hasWaited } from '../../lib/outbox/waiting-flag.ts'
import { KEPT, loadOutbox, write } from '../../lib/outbox/write.ts'
import { queryClient, queryOf, useCall } from '../../lib/query-client.ts'
import { useMatches } from '../../lib/ratings.ts'
import { useUserId } from '../../lib/session.ts'
import { useContentLanguage } from '../../lib/user.ts'

/** Everything about the lists of one election that the pages of this feature show. */
export interface ElectionLists {
  readonly official: readonly OfficialList[]
  readonly own: readonly List[]
  /** 0 for none. */
  readonly followedId: number
  readonly candidates: ReadonlyMap<number, CandidateCard>
  readonly parties: ReadonlyMap<number, Party>
  /** Match percents by candidate; null where too few answers are shared. */
  readonly percents: ReadonlyMap<number, number | null>
  /** Liked and loved candidates by rank. */
  readonly favorites: readonly number[]
}

export interface ElectionListsAnswer {
  readonly data: ElectionLists | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** Loads the lists of an election with the people on them. Percents and favourites may come later: the lists do not wait for them. */
export function useElectionLists(electionId: number): ElectionListsAnswer {
  const lang = useContentLanguage()
  const params = { id: useUserId(), eid: electionId }
  const known = electionId > 0
  const official = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } }, known)
  const own = useCall('getLists', { params }, known)
  const choice = useCall('getChoice', { params }, known)
  const cards = useCandidateCards(electionId)
  const parties = usePartiesById()
  const percents = usePercentsById(electionId)
  const matches = useMatches(electionId)

  const candidates = useMemo(() => cards.data && new Map(cards.data.map((candidate) => [candidate.id, candidate])), [cards.data])
  const values = useMemo(() => new Map([...percents].map(([id, { value }]) => [id, value])), [percents])
  const favorites = useMemo(() => favoritesOf(matches.data ?? []), [matches.data])
  const required = [official, own, choice, cards]
  const data = useMemo(() => {
    if (!official.data || !own.data || !choice.data || !candidates) return undefined
    const followedId = choice.data.listId
    return { official: official.data, own: own.data, followedId, candidates, parties, percents: values, favorites }
  }, [official.data, own.data, choice.data, candidates, parties, values, favorites])
  return {
    data,
    error: required.find((query) => query.error)?.error ?? null,
    retry: () => {
      for (const query of required) if (query.error) void query.refetch()
    },
  }
}

/** Liked and loved candidates by rank. */
function favoritesOf(matches: readonly Match[]): number[] {
  return matches
    .flatMap(({ candidateId, rank }) => (rank === null ? [] : [{ candidateId, rank }]))
    .sort((a, b) => a.rank - b.rank)
    .map(({ candidateId }) => candidateId)
}

/** The election of a list, sought first in the active one, then in the others of the user; null where no election has it. */
export function useElectionOfList(listId: number, elections: readonly Election[], active: Election | undefined) {
  const userId = useUserId()
  const lang = useContentLanguage()
  const ordered = [...elections].sort((a, b) => Number(b.id === active?.id) - Number(a.id === active?.id))
  const answers = useQueries({
    queries: ordered.flatMap(({ id: eid }) => [
      queryOptions({ ...queryOf('getLists', { params: { id: userId, eid } }), enabled: listId > 0 }),
      queryOptions({ ...queryOf('getOfficialLists', { params: { eid }, query: { lang } }), enabled: listId > 0 }),
    ]),
  })
  const found = answers.flatMap((answer) => answer.data ?? []).find((list) => list.id === listId)
  const isPending = answers.some((answer) => answer.isPending)
  return {
    election: found ? elections.find((election) => election.id === found.electionId) : undefined,
    isPending: !found && isPending,
    error: found ? null : (answers.find((answer) => answer.error)?.error ?? null),
  }
}

function listsKey({ userId, electionId }: UserElection) {
  return keyOf('getLists', { params: { id: userId, eid: electionId } })
}

/** Puts a list into the cache, new or changed; `before` is the id that it had. */
export function keepList(place: UserElection, list: List, before = list.id): void {
  queryClient.setQueryData<List[]>(
    listsKey(place),
    (lists) => lists && [...lists.filter(({ id }) => id !== list.id && id !== before), list],
  )
}

/** Without a network the list gets a provisional id until it can be sent. */
export async function createList(place: UserElection, body: NewList, key: string): Promise<List> {
  const { userId: id, electionId: eid } = place
  const now = Date.now()
  const made = { eid, lid: provisionalId(now), body }
  const updated = new Date(now).toISOString()
  const answer = await write({ intent: { kind: 'create-list', ...made, key, updated } }, () =>
    api.createList({ params: { id, eid }, body, headers: { 'Idempotency-Key': key } }),
  )
  const list = answer === KEPT ? listOf(made, updated) : answer
  keepList(place, list)
  return list
}

/**
 * Changes the list that was `base`; fails with `stale` where the server has a newer one. Without a network the list keeps its moment of change
 * until it can be sent.
 */
export async function changeList(place: UserElection, base: List, body: NewList): Promise<List> {
  const { name, officialListId, headingId, candidates } = body
  const { id, updated } = await knownList(base)
  const send = () =>
    api.changeList({
      params: { id: place.userId, lid: id },
      body: {
        name,
        candidates,
        updated,
        ...(officialListId === base.officialListId ? {} : { officialListId }),
        ...(headingId === headingIdOf(base) ? {} : { headingId }),
      },
    })
  const intent = { kind: 'change-list', eid: place.electionId, lid: id, base: updated, body } as const
  const answer = await write({ intent, seen: { id, updated } }, isProvisional(id) ? null : send)
  const list = answer === KEPT ? withBody({ ...base, id, updated }, body) : answer
  keepList(place, list, base.id)
  return list
}

/** A list that was changed here without a network is known to the server under another moment by now. */
async function knownList(list: List): Promise<SeenList> {
  if (!hasWaited()) return list
  const { knownList } = await loadOutbox()
  return knownList(list)
}

/** Deletes a list; it is gone from the screen at once and comes back where the deletion fails. */
export async function deleteList(place: UserElection, list: List): Promise<void> {
  const before = queryClient.getQueryData<List[]>(listsKey(place))
  queryClient.setQueryData<List[]>(listsKey(place), (lists) => lists?.filter(({ id }) => id !== list.id))
  try {
    const seen = await knownList(list)
    const send = () => api.deleteList({ params: { id: place.userId, lid: seen.id } })
    const intent = { kind: 'delete-list', eid: place.electionId, lid: seen.id, name: list.name } as const
    if ((await write({ intent, seen }, isProvisional(seen.id) ? null : send)) === KEPT) return forgetChoice(place, list)
    await queryClient.invalidateQueries({ queryKey: choiceKey(place) })
  } catch (error) {
    queryClient.setQueryData(listsKey(place), before)
    throw error
  }
}

/** Nobody follows a list that is gone. */
function forgetChoice(place: UserElection, list: List): void {
  queryClient.setQueryData<Choice>(choiceKey(place), (choice) => (choice?.listId === list.id ? { listId: 0 } : choice))
}

/** The lists of an election as the server has them now. */
export async function reloadLists({ userId, electionId }: UserElection): Promise<readonly List[]> {
  return queryClient.fetchQuery({ ...queryOf('getLists', { params: { id: userId, eid: electionId } }), staleTime: 0 })
}
