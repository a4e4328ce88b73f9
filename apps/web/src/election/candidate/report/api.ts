import type { NewReport } from '@plenara/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../data/calls/api.ts'

/** Reports a part of what somebody published; whoever does it is not told to the server. */
export function useReport(electionId: number, candidateId: number) {
  return useMutation({ mutationFn: (body: NewReport) => api.reportStatement({ params: { eid: electionId, cid: candidateId }, body }) })
}
