import { bandAround, halfWidthOf, outlookOf } from '@plenara/domain/belief'
import { readAnswerTable } from '@plenara/domain/match'
import { useMemo } from 'react'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useUserId } from '../../data/session/session.ts'
import { BandLine } from './band-line.tsx'

export interface ExpectedBandProps {
  readonly electionId: number
  readonly candidateId: number
}

/** The expected range of the percent of a person; nothing before the first answer, or if too few candidates have answered. */
export function ExpectedBand({ electionId: eid, candidateId }: ExpectedBandProps) {
  const table = useLookUp('getCandidateAnswers', { params: { eid } }).data
  const responses = useLookUp('getResponses', { params: { id: useUserId(), eid } }).data
  const outlook = useMemo(
    () => (table && responses && responses.length > 0 ? outlookOf(readAnswerTable(table), responses) : null),
    [table, responses],
  )
  const found = outlook?.expected.find((percent) => percent.candidateId === candidateId)
  if (!outlook || !found) return null
  const halfWidth = halfWidthOf([found.row], outlook)
  return <BandLine band={bandAround(found.expected, halfWidth)} halfWidth={halfWidth} middle={found.expected} />
}
