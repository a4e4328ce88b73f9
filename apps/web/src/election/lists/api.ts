import type { CandidateCard, Election, List, Match, NewList, OfficialList, Party } from '@plenara/contract'
import { whoAnswered } from '@plenara/domain/statements'
import { useText } from '@plenara/ui/text/text.ts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient, useCall, useLookUp } from '../../data/calls/query-client.ts'
import { queryOptions } from '../../data/calls/read-pipeline.ts'
import type { UserElection } from '../../data/commands/dream-team.ts'
import { changeList as changeListCommand } from '../../data/commands/offline/change-list.ts'
import { createList as createListCommand } from '../../data/commands/offline/create-list.ts'
import { deleteList as deleteListCommand } from '../../data/commands/offline/delete-list.ts'
import { listOf } from '../../data/commands/offline/list-body.ts'
import { type ChangeListInput, type CreateListInput, provisionalId } from '../../data/commands/offline/list-inputs.ts'
import { useMatches } from '../../data/commands/ratings.ts'
import { runCommand } from '../../data/commands/run-command.ts'
import { useCandidateCards, usePartiesById, usePercentsById } from '../../data/queries/candidates.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'
import type { ListPerson } from './ballot/ballot-names.ts'

/** The data about the lists of an election for the pages of this feature. */
export interface ElectionLists {
  readonly official: readonly OfficialList[]
  readonly own: readonly List[]
  /** 0 for none. */
  readonly followedId: number
  readonly candidates: ReadonlyMap<number, CandidateCard>
  /** Everybody on any list: the candidates, and former ones. */
  readonly people: ReadonlyMap<number, ListPerson>
  readonly parties: ReadonlyMap<number, Party>
  /** Match percents by candidate; null with too few shared answers. */
  readonly percents: ReadonlyMap<number, number | null>
  /** Liked and loved candidates by rank. */
  readonly favorites: readonly number[]
}

export interface ElectionListsAnswer {
  readonly data: ElectionLists | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** Loads the lists of an election with the people on them. Percents and favourites may load later: the lists do not wait for them. */
export function useElectionLists(electionId: number): ElectionListsAnswer {
  const lang = useContentLanguage()
  const params = { id: useUserId(), eid: electionId }
  const isReady = electionId > 0
  const official = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } }, isReady)
  const own = useCall('getLists', { params }, isReady)
  const choice = useCall('getChoice', { params }, isReady)
  const cards = useCandidateCards(electionId)
  const parties = usePartiesById()
  const percents = usePercentsById(electionId)
  const matches = useMatches(electionId)

  const candidates = useMemo(() => cards.data && new Map(cards.data.map((candidate) => [candidate.id, candidate])), [cards.data])
  const nameless = useText()('lists.formerNameless')
  const values = useMemo(() => new Map([...percents].map(([id, { value }]) => [id, value])), [percents])
  const favorites = useMemo(() => favoritesOf(matches.data ?? []), [matches.data])
  const required = [official, own, choice, cards]
  const data = useMemo(() => {
    if (!official.data || !own.data || !choice.data || !candidates) return undefined
    const followedId = choice.data.listId
    const people = peopleOf(candidates, own.data, nameless)
    return { official: official.data, own: own.data, followedId, candidates, people, parties, percents: values, favorites }
  }, [official.data, own.data, choice.data, candidates, parties, values, favorites, nameless])
  return {
    data,
    error: required.find((query) => query.error)?.error ?? null,
    retry: () => {
      for (const query of required) if (query.error) void query.refetch()
    },
  }
}

/** The candidates with answers; undefined while it loads. The devices of guests and of local accounts have the answers anyway, for their percents. */
export function useAnswered(electionId: number): ReadonlySet<number> | undefined {
  const table = useLookUp('getCandidateAnswers', { params: { eid: electionId } }, electionId > 0).data
  return useMemo(() => table && whoAnswered(table), [table])
}

function peopleOf(candidates: ReadonlyMap<number, CandidateCard>, own: readonly List[], nameless: string): Map<number, ListPerson> {
  const people = new Map<number, ListPerson>(candidates)
  for (const list of own) {
    for (const former of list.former ?? []) if (!candidates.has(former.id)) people.set(former.id, { ...former, isFormer: true })
    for (const { id } of list.candidates)
      if (!people.has(id)) people.set(id, { id, number: null, firstName: '', lastName: nameless, isFormer: true })
  }
  return people
}

/** Liked and loved candidates by rank. */
function favoritesOf(matches: readonly Match[]): number[] {
  return matches
    .flatMap(({ candidateId, rank }) => (rank === null ? [] : [{ candidateId, rank }]))
    .sort((a, b) => a.rank - b.rank)
    .map(({ candidateId }) => candidateId)
}

/** The election of a list, searched first in the active one, then in the others of the user; null if no election has it. */
export function useElectionOfList(listId: number, elections: readonly Election[], active: Election | undefined) {
  const userId = useUserId()
  const lang = useContentLanguage()
  const ordered = [...elections].sort((a, b) => Number(b.id === active?.id) - Number(a.id === active?.id))
  const answers = useQueries({
    queries: ordered.flatMap(({ id: eid }) => [
      { ...queryOptions('getLists', { params: { id: userId, eid } }), enabled: listId > 0 },
      { ...queryOptions('getOfficialLists', { params: { eid }, query: { lang } }), enabled: listId > 0 },
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

/** Creates a list. Without a network it gets a provisional id until it can be sent. */
export async function createList({ electionId: eid }: UserElection, body: NewList, key: string): Promise<List> {
  const now = Date.now()
  const input: CreateListInput = { eid, lid: provisionalId(now), body, key, updated: new Date(now).toISOString() }
  return (await runCommand(createListCommand, input)) ?? listOf(input, input.updated)
}

/**
 * Changes the list `base`; fails with `stale` if the server has a newer one. Without a network the list keeps its time of change
 * until it can be sent.
 * @param unanswered bodies that were sent before without a response: the server may have stored them
 */
export async function changeList(
  { electionId: eid }: UserElection,
  { id: lid, updated: base }: List,
  body: NewList,
  unanswered: readonly NewList[] = [],
): Promise<List> {
  const input: ChangeListInput = { eid, lid, base, body }
  return (await runCommand(changeListCommand, input, { possible: unanswered })) ?? listOf(input, base)
}

/** Deletes a list; it disappears at once and is restored if the deletion fails. */
export async function deleteList({ electionId: eid }: UserElection, { id: lid, updated, name }: List): Promise<void> {
  await runCommand(deleteListCommand, { eid, lid, updated, name })
}

/** The lists of an election, loaded from the server. */
export async function reloadLists({ userId, electionId }: UserElection): Promise<readonly List[]> {
  return queryClient.fetchQuery({ ...queryOptions('getLists', { params: { id: userId, eid: electionId } }), staleTime: 0 })
}
