import { combinedNearTies } from '@plenara/domain/match'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import type { Favorite } from './api.ts'
import styles from './favorites.module.css'

/** The favourites with matches that are too close for an order. Nothing if there are none. */
export function NearTiesNote({ favorites }: { readonly favorites: readonly Favorite[] }) {
  const t = useText()
  const nameById = new Map(favorites.map(({ id, name }) => [id, name]))
  const percents = favorites.flatMap(({ percent }) => percent ?? []).sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
  const ties = combinedNearTies(percents).filter(({ candidateIds }) => candidateIds.length > 1)
  if (ties.length === 0) return null
  return (
    <details className={styles.ties}>
      <summary>{t('favorites.ties')}</summary>
      <p>
        <span>{t('favorites.ties.meaning')}</span> <Link to="/method">{t('candidate.why.method')}</Link>
      </p>
      <ul className="num">
        {ties.map(({ best, worst, candidateIds }) => (
          <li key={candidateIds[0]}>
            {t(best === worst ? 'favorites.ties.same' : 'favorites.ties.band', {
              best,
              worst,
              names: candidateIds.map((id) => nameById.get(id)).join(', '),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
