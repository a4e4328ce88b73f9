import { Page } from '../../components/page.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useActiveElection } from '../../lib/active-election.ts'
import { useJourney } from '../../lib/journey.ts'
import { ElectionHero } from './election-hero.tsx'
import styles from './election-page.module.css'
import { ElectionSwitch } from './election-switch.tsx'
import { ElectionYears } from './election-years.tsx'
import { FeedbackLink } from './feedback-link.tsx'
import { Guide } from './guide.tsx'
import { InstallCard } from './install-card.tsx'
import { NewElectionNote } from './new-election-note.tsx'
import { NextCard } from './next-card.tsx'
import { NoElection } from './no-election.tsx'

/** The election home: which election, when, what to do next, and all others that there are [ROUTE-18]. */
export function ElectionPage() {
  const t = useText()
  const active = useActiveElection()
  const journey = useJourney()
  if (active.election) {
    return (
      <main id="content" className={styles.page}>
        <ElectionHero election={active.election} />
        <div className={styles.way}>
          <NewElectionNote active={active.election} elections={active.elections} />
          {journey.isPending ? <Skeleton rows={3} /> : <NextCard journey={journey} />}
          <Guide journey={journey} seats={active.election.seats} />
          <InstallCard journey={journey} />
          <ElectionYears />
          <FeedbackLink />
        </div>
      </main>
    )
  }
  return (
    <Page title={t('nav.election')}>
      {active.isPending && <Skeleton rows={6} />}
      {active.error !== null && <ErrorState error={active.error} onRetry={active.retry} />}
      {!active.isPending && !active.error && (
        <div className={styles.stack}>
          {active.elections.length > 0 && <ElectionSwitch tone="plain" />}
          <NoElection elections={active.elections} />
          {active.elections.length > 0 && <ElectionYears />}
          <FeedbackLink />
        </div>
      )}
    </Page>
  )
}
