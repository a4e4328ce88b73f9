import type { Election } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { Page } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { ElectionTabs } from '../shared/election-tabs.tsx'
import { NoElectionState } from '../shared/no-election-state.tsx'
import { useFavorites } from './api.ts'
import { CollegialityNote } from './collegiality-note.tsx'
import { FavoriteRanking } from './favorite-ranking.tsx'
import styles from './favorites.module.css'
import { NearTiesNote } from './near-ties-note.tsx'
import { RankingHead } from './ranking-head.tsx'
import { RankingOrder } from './ranking-order.tsx'

/** The ranking of the favourites of the active election [ROUTE-21]. */
export function FavoritesPage() {
  const t = useText()
  const { election, isPending, error } = useActiveElection()
  return (
    <Page title={t('nav.favorites')}>
      <ElectionTabs />
      <div className={styles.page}>
        {isPending && <Skeleton rows={6} />}
        {!isPending && error ? <ErrorState error={error} /> : null}
        {!isPending && !error && !election && <NoElectionState text={t('favorites.noElection')} />}
        {election && <Ranking key={election.id} election={election} />}
      </div>
    </Page>
  )
}

function Ranking({ election }: { readonly election: Election }) {
  const t = useText()
  const { favorites, matches, isPending, error, retry } = useFavorites(election)
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (isPending) return <Skeleton rows={6} />
  const toMatch = (
    <ButtonLink kind="primary" to="/match">
      {t('favorites.toMatch')}
    </ButtonLink>
  )
  return (
    <>
      {favorites.length === 0 ? (
        <EmptyState text={t('favorites.empty')} action={toMatch} />
      ) : (
        <>
          <RankingHead election={election} count={favorites.length} />
          <RankingOrder election={election} favorites={favorites} matches={matches} />
          <FavoriteRanking election={election} favorites={favorites} matches={matches} />
          <NearTiesNote favorites={favorites} />
        </>
      )}
      <CollegialityNote />
    </>
  )
}
