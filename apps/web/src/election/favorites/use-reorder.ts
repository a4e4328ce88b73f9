import type { Election, Match } from '@plenara/contract'
import { announce } from '@plenara/ui/announce.ts'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useRatings } from '../../data/commands/ratings.ts'
import type { Favorite } from './api.ts'

/** Moving and removing favourites; every move is announced, every removal can be undone. */
export function useReorder(election: Election, favorites: readonly Favorite[], matches: readonly Match[]) {
  const t = useText()
  const ratings = useRatings(election.id)
  const move = (favorite: Favorite, rank: number) => {
    const target = Math.min(Math.max(rank, 1), favorites.length)
    if (target === favorite.rank) return
    ratings.moveTo(favorite.id, target)
    announce(t('favorites.moved', { name: favorite.name, rank: target, total: favorites.length }))
  }
  const remove = (favorite: Favorite) => {
    ratings.rate(favorite.id, 'none')
    showToast(t('favorites.removed', { name: favorite.name }), {
      label: t('common.undo'),
      run: () => ratings.restore([favorite.id], matches),
    })
  }
  return { move, remove }
}
