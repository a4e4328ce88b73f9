import { ButtonLink } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useActiveElection } from '../../lib/active-election.ts'
import { useJourney } from '../../lib/journey.ts'
import { ElectionHero } from './election-hero.tsx'
import styles from './election-page.module.css'
import { ElectionSwitch } from './election-switch.tsx'
import { Guide } from './guide.tsx'
import { NextCard } from './next-card.tsx'

/** The election home: which election, when, and what to do next [ROUTE-18]. */
export function ElectionPage() {
  const t = useText()
  const active = useActiveElection()
  const journey = useJourney()
  if (active.election) {
    return (
      <main id="content" className={styles.page}>
        <ElectionHero election={active.election} />
        <div className={styles.way}>
          {journey.isPending ? <Skeleton rows={3} /> : <NextCard journey={journey} />}
          <Guide journey={journey} seats={active.election.seats} />
        </div>
      </main>
    )
  }
  return (
    <Page title={t('nav.election')}>
      {active.isPending && <Skeleton rows={6} />}
      {active.error !== null && <ErrorState error={active.error} onRetry={active.retry} />}
      {!active.isPending && !active.error && (
        <>
          {active.elections.length > 0 && <ElectionSwitch />}
          <div role="alert">
            <EmptyState
              text={t(active.elections.length > 0 ? 'election.noneOnLevel' : 'election.none')}
              action={<ButtonLink to="/location?redirect=/election">{t('election.changePlace')}</ButtonLink>}
            />
          </div>
        </>
      )}
    </Page>
  )
}
