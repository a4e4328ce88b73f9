import type { Election } from '@plenara/contract'
import { useCall } from '../../data/calls/query-client.ts'
import { useCandidateCards } from '../../data/queries/candidates.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { SourceButton } from '../../shared/source/source-button.tsx'
import { resultPeople } from '../shared/outcome/result-people.ts'
import { ResultStatus } from '../shared/outcome/result-status.tsx'
import { BallotFigures } from './ballot-figures.tsx'
import { ElectedPersons } from './elected-persons.tsx'
import { ListSeats } from './list-seats.tsx'
import { OpenSeats } from './open-seats.tsx'
import { OwnTeam } from './own-team.tsx'
import { PartySeats } from './party-seats.tsx'
import styles from './results.module.css'

/** The published result of an election. */
export function ResultView({ election }: { readonly election: Election }) {
  const lang = useContentLanguage()
  const result = useCall('getElectionResult', { params: { eid: election.id } })
  const cards = useCandidateCards(election.id)
  const lists = useCall('getOfficialLists', { params: { eid: election.id }, query: { lang } })
  const failed = [result, cards, lists].filter((part) => part.error)
  if (failed[0]) {
    const retry = () => {
      for (const part of failed) void part.refetch()
    }
    return <ErrorState error={failed[0].error} onRetry={retry} />
  }
  if (!result.data || !cards.data || !lists.data) return <Skeleton rows={8} />
  const people = resultPeople(cards.data, result.data)
  return (
    <div className={styles.view}>
      <div className={styles.wide}>
        <ResultStatus result={result.data} />
        <OpenSeats result={result.data} />
        <SourceButton record={result.data} />
      </div>
      <OwnTeam election={election} result={result.data} people={people} />
      <PartySeats election={election} result={result.data} />
      <ElectedPersons election={election} result={result.data} people={people} />
      <div className={styles.column}>
        <ListSeats result={result.data} lists={lists.data} />
        {result.data.ballots && <BallotFigures ballots={result.data.ballots} />}
      </div>
    </div>
  )
}
