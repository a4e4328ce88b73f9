import type { CandidateCard, Election, List } from '@plenara/contract'
import { ButtonLink } from '../../components/button.tsx'
import { ResultStatus } from '../../components/result-status.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { TeamOutcome } from '../../components/team-outcome.tsx'
import { useText } from '../../i18n/text.ts'
import { useCall } from '../../lib/query-client.ts'

export interface TeamElectedProps {
  readonly election: Election
  readonly list: List
  readonly people: ReadonlyMap<number, CandidateCard>
}

/** Who of the followed list was elected, and the way to the whole result [SCREEN-12]. */
export function TeamElected({ election, list, people }: TeamElectedProps) {
  const t = useText()
  const result = useCall('getElectionResult', { params: { eid: election.id } })
  if (result.error) return <ErrorState error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <Skeleton rows={4} />
  return (
    <>
      <TeamOutcome election={election} list={list} result={result.data} people={people} />
      <ResultStatus result={result.data} />
      <div>
        <ButtonLink to={`/results?election=${election.id}`} aria-label={t('results.wholeOf', { election: election.name })}>
          {t('results.whole')}
        </ButtonLink>
      </div>
    </>
  )
}
