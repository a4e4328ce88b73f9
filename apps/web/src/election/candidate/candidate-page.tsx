import type { Election } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useNotepad } from '../../data/commands/notepad.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Page } from '../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { VanishedNotes } from '../../shared/pins/vanished-notes.tsx'
import { CandidateDetail } from './candidate-detail.tsx'

/** A candidate of an election [ROUTE-25]. */
export function CandidatePage() {
  const { electionId, candidateId } = useParams()
  return <CandidateOf electionId={Number(electionId)} candidateId={Number(candidateId)} />
}

export interface CandidateOfProps {
  readonly electionId: number
  readonly candidateId: number
}

/** The same for any address. */
export function CandidateOf({ electionId, candidateId }: CandidateOfProps) {
  const lang = useContentLanguage()
  const election = useCall('getElection', { params: { eid: electionId }, query: { lang } })
  const candidate = useCall('getCandidate', { params: { eid: electionId, cid: candidateId }, query: { lang } })
  if (!election.data || !candidate.data) {
    const error = election.error ?? candidate.error
    const hasVanished = error instanceof ApiError && error.status === 404
    return (
      <Waiting error={error} election={election.data} onRetry={() => void candidate.refetch()}>
        {hasVanished && <NotesOnVanished candidateId={candidateId} />}
      </Waiting>
    )
  }
  return <CandidateDetail key={candidateId} election={election.data} candidate={candidate.data} />
}

function NotesOnVanished({ candidateId }: { readonly candidateId: number }) {
  return <VanishedNotes notepad={useNotepad(candidateId)} />
}

interface WaitingProps {
  readonly error: unknown
  readonly election: Election | undefined
  readonly onRetry: () => void
  readonly children: ReactNode
}

function Waiting({ error, election, onRetry, children }: WaitingProps) {
  const t = useText()
  return (
    <Page title={election?.name ?? t('candidate.title')}>
      {error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton rows={5} />}
      {children}
    </Page>
  )
}
