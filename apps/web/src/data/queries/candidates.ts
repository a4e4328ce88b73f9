import type { CandidateCard, MatchPercent, Party } from '@plenara/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall, useLookUp } from '../calls/query-client.ts'
import { useUserId } from '../session/session.ts'
import { useContentLanguage } from './user.ts'

/** The lean records of everybody who stands in an election. */
export function useCandidateCards(electionId: number): UseQueryResult<CandidateCard[]> {
  const lang = useContentLanguage()
  return useCall('getCandidates', { params: { eid: electionId }, query: { view: 'card', lang } }, electionId > 0)
}

/** The parties by id, empty while they load. */
export function usePartiesById(): ReadonlyMap<number, Party> {
  const lang = useContentLanguage()
  const { data } = useLookUp('getParties', { query: { lang } })
  return useMemo(() => new Map(data?.map((party) => [party.id, party])), [data])
}

/** The match percents of the user by candidate, empty while they load or where the election has no rated questions. */
export function usePercentsById(electionId: number): ReadonlyMap<number, MatchPercent> {
  const id = useUserId()
  const { data } = useCall('getMatchPercents', { params: { id, eid: electionId } }, electionId > 0)
  return useMemo(() => new Map(data?.map((percent) => [percent.candidateId, percent])), [data])
}
