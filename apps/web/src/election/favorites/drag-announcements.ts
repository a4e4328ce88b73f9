import type { Announcements } from '@dnd-kit/core'
import { useText } from '@plenara/ui/text/text.ts'
import type { Favorite } from './api.ts'

/** The announcements for screen readers while a favourite is dragged, in the language of the interface. */
export function useDragAnnouncements(favorites: readonly Favorite[]) {
  const t = useText()
  const favoriteOf = (id: string | number | undefined) => favorites.find((favorite) => favorite.id === id)
  const nameOf = (id: string | number) => favoriteOf(id)?.name ?? ''
  const rankOf = (id: string | number | undefined) => favoriteOf(id)?.rank ?? 0
  const total = favorites.length
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('favorites.lifted', { name: nameOf(active.id), rank: rankOf(active.id), total }),
    onDragOver: ({ active, over }) => t('favorites.over', { name: nameOf(active.id), rank: rankOf(over?.id), total }),
    onDragEnd: ({ active, over }) => t('favorites.moved', { name: nameOf(active.id), rank: rankOf(over?.id), total }),
    onDragCancel: ({ active }) => t('favorites.cancelled', { name: nameOf(active.id), rank: rankOf(active.id), total }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('favorites.dragHelp') } }
}
