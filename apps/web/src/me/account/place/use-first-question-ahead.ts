import { selectElection } from '@plenara/domain/elections'
import { useEffect } from 'react'
import { queryClient } from '../../../data/calls/query-client.ts'
import { queryOptions } from '../../../data/calls/read-pipeline.ts'
import { readSelection } from '../../../data/queries/election-memory.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'

/** The place of a guest, as the account on this device receives it. */
export type GuestPlace =
  | { readonly cantonId: number; readonly constituencyId: number }
  | { readonly cantonId: number; readonly constituencyOpen: true }

type Language = ReturnType<typeof useContentLanguage>

/**
 * Prefetches the public data that the first question needs while a guest checks the place: exactly the calls of the tap. The page repeats
 * failed calls.
 */
export function useFirstQuestionAhead(place: GuestPlace | undefined): void {
  const lang = useContentLanguage()
  const cantonId = place?.cantonId
  const constituencyId = place && 'constituencyId' in place ? place.constituencyId : null
  useEffect(() => {
    if (cantonId !== undefined) void fetchFirstQuestion(cantonId, constituencyId, lang).catch(() => undefined)
  }, [cantonId, constituencyId, lang])
}

async function fetchFirstQuestion(cantonId: number, constituencyId: number | null, lang: Language): Promise<void> {
  const query = { lang }
  const all = await queryClient.fetchQuery(queryOptions('getCantonElections', { params: { id: cantonId }, query }))
  const elections = all.filter((election) => election.constituencyId === null || election.constituencyId === constituencyId)
  const { level, year, index } = readSelection()
  const eid = selectElection({ elections, level, year, rememberedIndex: index }).election?.id
  if (eid === undefined) return
  const params = { eid }
  await Promise.all([
    queryClient.prefetchQuery(queryOptions('getQuestions', { params, query })),
    queryClient.prefetchQuery(queryOptions('getCandidateAnswers', { params })),
    queryClient.prefetchQuery(queryOptions('getCategories', { params, query })),
    queryClient.prefetchQuery(queryOptions('getAxes', { params, query })),
  ])
}
