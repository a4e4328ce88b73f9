import type { CandidateCard, List } from '@plenara/contract'
import { useCall } from '../../data/calls/query-client.ts'
import { useCandidateCards } from '../../data/queries/candidates.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'

export interface TeamList {
  readonly list: List | undefined
  readonly people: ReadonlyMap<number, CandidateCard>
  readonly isPending: boolean
  readonly error: unknown
}

/** A followed list, own or official, with the people on it. */
export function useTeamList(electionId: number, listId: number): TeamList {
  const id = useUserId()
  const lang = useContentLanguage()
  const ownLists = useCall('getLists', { params: { id, eid: electionId } })
  const official = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } })
  const cards = useCandidateCards(electionId)
  return {
    list: [...(ownLists.data ?? []), ...(official.data ?? [])].find((list) => list.id === listId),
    people: new Map((cards.data ?? []).map((card) => [card.id, card])),
    isPending: ownLists.isPending || official.isPending || cards.isPending,
    error: ownLists.error ?? official.error ?? cards.error,
  }
}
