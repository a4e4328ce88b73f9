import type { Councillor, CouncillorAgreement } from '@plenara/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCall } from '../../data/calls/query-client.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { useCouncilAgreements, useMemberAgreements } from './members/use-member-agreements.ts'

/** The agreement of the user with everybody with shared votes; empty for visitors. */
export function useCouncillorAgreement(isAsked = true): UseQueryResult<CouncillorAgreement[]> {
  const session = useSession()
  return useCall('getCouncillorAgreement', { params: { id: session.userId } }, isAsked && isLoggedIn(session))
}

/** The agreement of the user with one person. */
export interface PersonAgreement {
  /** Null without shared votes; undefined while it loads. */
  readonly agreement: Omit<CouncillorAgreement, 'councillor'> | null | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** Computed by the server for its accounts; for an account on the device by the device, from the votes of the whole canton or council [SESSION-6]. */
export function usePersonAgreement({ id, cantonId, council }: Councillor): PersonAgreement {
  const isLocal = useIsLocalAccount()
  const isFederal = council?.level === 'federal' && council.type === 'legislative'
  const all = useCouncillorAgreement(!isLocal)
  const isCantonal = council?.level === 'cantonal' && council.type === 'legislative'
  const ofCanton = useMemberAgreements(isLocal && isFederal ? cantonId : null)
  const ofCouncil = useCouncilAgreements(isLocal && isCantonal ? council.id : null)
  if (isLocal) {
    const agreements = isCantonal ? ofCouncil : ofCanton
    const isCompared = isCantonal || (isFederal && cantonId !== null)
    const agreement = isCompared ? agreements.byMember && (agreements.byMember.get(id) ?? null) : null
    return { agreement, error: agreements.error, retry: agreements.retry }
  }
  const agreement = all.data && (all.data.find(({ councillor }) => councillor.id === id) ?? null)
  return { agreement, error: all.error, retry: () => void all.refetch() }
}
