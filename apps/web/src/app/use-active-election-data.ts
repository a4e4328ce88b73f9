import { useEffect } from 'react'
import { useActiveElection } from '../lib/active-election.ts'
import { writeDevice } from '../lib/device-storage.ts'
import { queryClient, queryOf } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'
import { useContentLanguage } from '../lib/user.ts'

/** Whenever another election becomes the active one: keeps its id and loads its spider, questions and responses [ELECT-3]. */
export function useActiveElectionData(): void {
  const { election } = useActiveElection()
  const { userId: id } = useSession()
  const lang = useContentLanguage()
  const eid = election?.id
  useEffect(() => {
    if (!eid) return
    writeDevice('active-election', String(eid))
    void queryClient.prefetchQuery(queryOf('getSpider', { params: { id, eid }, query: { lang } }))
    void queryClient.prefetchQuery(queryOf('getQuestions', { params: { eid }, query: { lang } }))
    void queryClient.prefetchQuery(queryOf('getResponses', { params: { id, eid } }))
  }, [eid, id, lang])
}
