import { useText } from '@plenara/ui/text/text.ts'
import { lazy, Suspense } from 'react'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useJourney } from '../../data/queries/journey.ts'
import { previousVisit } from '../../data/session/guest-visit.ts'
import { useIsGuest } from '../../data/session/local-account.ts'
import { Page } from '../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { ElectionHero } from './election-hero.tsx'
import styles from './election-page.module.css'
import { ElectionPagers } from './election-pagers.tsx'
import { ElectionSwitch } from './election-switch.tsx'
import { ElectionYears } from './election-years.tsx'
import { FeedbackLink } from './feedback-link.tsx'
import { Guide } from './guide.tsx'
import { NewElectionNote } from './new-election-note.tsx'
import { NextCard } from './next-card.tsx'
import { NoElection } from './no-election.tsx'

const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }))
const WelcomeBack = lazy(async () => ({ default: (await import('./welcome-back.tsx')).WelcomeBack }))

/** The election home: the active election, its day, the next step, and all other elections [ROUTE-18]. */
export function ElectionPage() {
  const t = useText()
  const active = useActiveElection()
  const journey = useJourney()
  const isBack = useIsGuest() && previousVisit() !== null
  if (active.election) {
    return (
      <main id="content" className={styles.page}>
        <ElectionHero election={active.election} />
        <div className={styles.way}>
          {isBack && (
            <Suspense fallback={null}>
              <WelcomeBack />
            </Suspense>
          )}
          <NewElectionNote active={active.election} elections={active.elections} />
          {journey.isPending ? <Skeleton rows={3} /> : <NextCard journey={journey} />}
          <Guide journey={journey} seats={active.election.seats} />
          <Suspense fallback={null}>
            <InstallCard journey={journey} />
          </Suspense>
        </div>
        <div className={styles.more}>
          <ElectionYears />
          <ElectionPagers />
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
          <ElectionPagers />
          <FeedbackLink />
        </div>
      )}
    </Page>
  )
}
