import type { CandidateCard, Election, List } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { resultPeople } from '../shared/outcome/result-people.ts'
import { ResultStatus } from '../shared/outcome/result-status.tsx'
import { TeamOutcome } from '../shared/outcome/team-outcome.tsx'

export interface TeamElectedProps {
  readonly election: Election
  readonly list: List
  readonly people: ReadonlyMap<number, CandidateCard>
}

/** The elected candidates of the followed list, and a link to the full result [SCREEN-12]. */
export function TeamElected({ election, list, people }: TeamElectedProps) {
  const t = useText()
  const result = useCall('getElectionResult', { params: { eid: election.id } })
  if (result.error) return <ErrorState error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <Skeleton rows={4} />
  return (
    <>
      <TeamOutcome election={election} list={list} result={result.data} people={resultPeople([...people.values()], result.data)} />
      <ResultStatus result={result.data} />
      <div>
        <ButtonLink to={`/results?election=${election.id}`} aria-label={t('results.wholeOf', { election: election.name })}>
          {t('results.whole')}
        </ButtonLink>
      </div>
    </>
  )
}
