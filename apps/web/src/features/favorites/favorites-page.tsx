import type { Election } from '@plenara/contract'
import { ButtonLink } from '../../components/button.tsx'
import { ElectionTabs } from '../../components/election-tabs.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { useActiveElection } from '../../lib/active-election.ts'
import { useFavorites } from './api.ts'
import { CollegialityNote } from './collegiality-note.tsx'
import { FavoriteRanking } from './favorite-ranking.tsx'
import styles from './favorites.module.css'
import { NearTiesNote } from './near-ties-note.tsx'
import { RankingHead } from './ranking-head.tsx'

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
        {!isPending && !error && !election && <EmptyState text={t('favorites.noElection')} />}
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
          <NearTiesNote favorites={favorites} />
          <FavoriteRanking election={election} favorites={favorites} matches={matches} />
        </>
      )}
      <CollegialityNote />
    </>
  )
}
