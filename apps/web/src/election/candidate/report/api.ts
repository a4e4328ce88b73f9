import type { NewReport } from '@plenara/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../data/calls/api.ts'

/** Reports a part of a published statement, anonymously. */
export function useReport(electionId: number, candidateId: number) {
  return useMutation({ mutationFn: (body: NewReport) => api.reportStatement({ params: { eid: electionId, cid: candidateId }, body }) })
}
