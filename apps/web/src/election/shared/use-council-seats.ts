import type { Election } from '@plenara/contract'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { councilSeats } from './council-seats.ts'

/** All seats of the council for which an election fills some; those of the election itself until the constituencies are known. */
export function useCouncilSeats(election: Pick<Election, 'council' | 'seats' | 'cantonId' | 'constituencyId'>): number {
  const lang = useContentLanguage()
  const constituencies = useCall('getCantonConstituencies', { params: { id: election.cantonId }, query: { lang } })
  return councilSeats(election, constituencies.data ?? [])
}
