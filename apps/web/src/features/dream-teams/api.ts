import type { CandidateCard, Election, List } from '@plenara/contract'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useCandidateCards } from '../../lib/candidates.ts'
import { queryOf, useCall } from '../../lib/query-client.ts'
import { useUserId } from '../../lib/session.ts'
import { useContentLanguage } from '../../lib/user.ts'
import type { Team } from './order-teams.ts'

/** The followed list of each election. */
export function useTeams(elections: readonly Election[]) {
  const id = useUserId()
  const choices = useQueries({
    queries: elections.map((election) => queryOptions(queryOf('getChoice', { params: { id, eid: election.id } }))),
  })
  const teams: Team[] = elections.flatMap((election, index) => {
    const choice = choices[index]?.data
    return choice ? [{ election, listId: choice.listId }] : []
  })
  const failed = choices.filter((choice) => choice.error)
  return {
    teams,
    isPending: choices.some((choice) => choice.isPending),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const choice of failed) void choice.refetch()
    },
  }
}

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
  const own = useCall('getLists', { params: { id, eid: electionId } })
  const official = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } })
  const cards = useCandidateCards(electionId)
  return {
    list: [...(own.data ?? []), ...(official.data ?? [])].find((list) => list.id === listId),
    people: new Map((cards.data ?? []).map((card) => [card.id, card])),
    isPending: own.isPending || official.isPending || cards.isPending,
    error: own.error ?? official.error ?? cards.error,
  }
}
