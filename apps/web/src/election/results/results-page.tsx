import type { Election } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useSearchParams } from 'react-router'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useNow } from '../../platform/use-now.ts'
import { Page } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { BeforeResults } from './before-results.tsx'
import { chooseElection } from './choose-election.ts'
import { ElectionChoice } from './election-choice.tsx'
import { ResultView } from './result-view.tsx'

/** The results: the own team first, then all elected persons, then the seats [ROUTE-27, SCREEN-13]. */
export function ResultsPage() {
  const t = useText()
  const { election: active, elections, isPending, error, retry } = useActiveElection()
  const [params, setParams] = useSearchParams()
  const now = useNow()
  const election = chooseElection(elections, { wantedId: Number(params.get('election')), active, now })
  const choose = ({ id }: Election) => setParams({ election: String(id) }, { replace: true })
  return (
    <Page title={t('results.title')} wide>
      {error !== null ? (
        <ErrorState error={error} onRetry={retry} />
      ) : isPending ? (
        <Skeleton rows={6} />
      ) : election ? (
        <>
          <ElectionChoice elections={elections} chosen={election} onChoose={choose} />
          {election.resultsPublic ? <ResultView key={election.id} election={election} /> : <BeforeResults election={election} now={now} />}
        </>
      ) : (
        <EmptyState text={t('election.none')} />
      )}
    </Page>
  )
}
