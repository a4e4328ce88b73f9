import type { Election, Match } from '@plenara/contract'
import { favoritesByPercent } from '@plenara/domain/people'
import { Button } from '@plenara/ui/button.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useRatings } from '../../data/commands/ratings.ts'
import type { Favorite } from './api.ts'
import styles from './favorites.module.css'

export interface RankingOrderProps {
  readonly election: Election
  readonly favorites: readonly Favorite[]
  readonly matches: readonly Match[]
}

/** The order of the favourites in words, and a button to order them by percent [SCREEN-5]. Nothing without percents. */
export function RankingOrder({ election, favorites, matches }: RankingOrderProps) {
  const t = useText()
  const { order } = useRatings(election.id)
  const percents = new Map(favorites.map(({ id, percent }) => [id, { value: percent?.value ?? null }]))
  if (favorites.length < 2 || favorites.every(({ percent }) => (percent?.value ?? null) === null)) return null
  const byPercent = favoritesByPercent(matches, percents)
  if (favorites.every(({ id }, index) => id === byPercent[index])) return <p className={styles.order}>{t('favorites.order.percent')}</p>
  const sort = () => {
    const before = favorites.map(({ id }) => id)
    order(byPercent)
    showToast(t('favorites.order.sorted'), { label: t('common.undo'), run: () => order(before) })
  }
  return (
    <div className={styles.order}>
      <p>{t('favorites.order.own')}</p>
      <Button size="small" onClick={sort}>
        {t('favorites.order.sort')}
      </Button>
    </div>
  )
}
