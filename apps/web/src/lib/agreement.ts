import type { CouncillorAgreement } from '@plenara/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCall } from './query-client.ts'
import { isLoggedIn, useSession } from './session.ts'

/** The user's votes against those of everybody with whom the user shares some; visitors have none. */
export function useCouncillorAgreement(): UseQueryResult<CouncillorAgreement[]> {
  const session = useSession()
  return useCall('getCouncillorAgreement', { params: { id: session.userId } }, isLoggedIn(session))
}
