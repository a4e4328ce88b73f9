import { useEffect } from 'react'
import { queryClient } from '../../data/calls/query-client.ts'
import { queryOptions } from '../../data/calls/read-pipeline.ts'
import { useDevicePortraits } from '../../data/device/portraits/use-device-portraits.ts'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useSession } from '../../data/session/session.ts'
import { writeDevice } from '../../platform/device-storage.ts'

/** When another election becomes the active one: stores its id and loads its spider, questions and responses [ELECT-3]. */
export function useActiveElectionData(): void {
  const { election } = useActiveElection()
  const { userId: id } = useSession()
  const lang = useContentLanguage()
  const eid = election?.id
  useDevicePortraits(eid ?? 0)
  useEffect(() => {
    if (!eid) return
    writeDevice('active-election', String(eid))
    void queryClient.prefetchQuery(queryOptions('getSpider', { params: { id, eid }, query: { lang } }))
    void queryClient.prefetchQuery(queryOptions('getQuestions', { params: { eid }, query: { lang } }))
    void queryClient.prefetchQuery(queryOptions('getResponses', { params: { id, eid } }))
  }, [eid, id, lang])
}
