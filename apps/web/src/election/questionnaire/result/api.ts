import type { CandidateCard, OfficialList } from '@plenara/contract'
import type { GroupOfRows, Outlook } from '@plenara/domain/belief'
import { useMemo } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import { useCandidateCards } from '../../../data/queries/candidates.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { useSeed } from '../../../data/queries/voter-seed.ts'
import { useUserId } from '../../../data/session/session.ts'

const NO_CARDS: readonly CandidateCard[] = []
const NO_LISTS: readonly OfficialList[] = []

/** All candidates of the election and its official lists: whole sets, so that no request reveals the match. Loads nothing while the election is unknown (0). */
export function useField(electionId: number) {
  const lang = useContentLanguage()
  const cards = useCandidateCards(electionId)
  const lists = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } }, electionId > 0)
  const cardById = useMemo(() => new Map((cards.data ?? NO_CARDS).map((card) => [card.id, card])), [cards.data])
  return {
    cardById,
    lists: lists.data ?? NO_LISTS,
    isPending: cards.isPending || lists.isPending,
    error: cards.error ?? lists.error,
    retry: () => void Promise.all([cards.refetch(), lists.refetch()]),
  }
}

/** The opinion diagram of the voter. */
export function useVoterSpider(electionId: number) {
  const lang = useContentLanguage()
  return useCall('getSpider', { params: { id: useUserId(), eid: electionId }, query: { lang } }, electionId > 0)
}

/** The seed of the fair random orders of this voter and election. */
export function useFairSeed(electionId: number): string {
  return `${useSeed()}/${electionId}`
}

/** A list with its candidates with an expected percent. */
export interface ListRows extends GroupOfRows {
  readonly listId: number
}

/** The lists with their candidates with an expected percent. */
export function listRowsOf(lists: readonly OfficialList[], { expected }: Outlook): ListRows[] {
  const rowById = new Map(expected.map(({ candidateId, row }) => [candidateId, row]))
  return lists.map(({ id, candidates }) => ({ listId: id, rows: candidates.flatMap((line) => rowById.get(line.id) ?? []) }))
}
