import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Election, Match } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { Fragment, useState } from 'react'
import type { Favorite } from './api.ts'
import { useDragAnnouncements } from './drag-announcements.ts'
import { FavoriteRow } from './favorite-row.tsx'
import styles from './favorites.module.css'
import { PositionDialog } from './position-dialog.tsx'
import { useReorder } from './use-reorder.ts'

export interface FavoriteRankingProps {
  readonly election: Election
  readonly favorites: readonly Favorite[]
  readonly matches: readonly Match[]
}

/** The favourites by rank: dragged, moved by buttons or keys, or sent to a position. A line marks the last seat. */
export function FavoriteRanking({ election, favorites, matches }: FavoriteRankingProps) {
  const t = useText()
  const { move, remove } = useReorder(election, favorites, matches)
  const [asked, setAsked] = useState<Favorite | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useDragAnnouncements(favorites)
  const drop = ({ active, over }: DragEndEvent) => {
    const moved = favorites.find(({ id }) => id === active.id)
    const target = favorites.find(({ id }) => id === over?.id)
    if (moved && target) move(moved, target.rank)
  }
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
        <SortableContext items={favorites.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className={styles.ranking}>
            {favorites.map((favorite) => (
              <Fragment key={favorite.id}>
                {favorite.rank === election.seats + 1 && <li className={styles.cut}>{t('favorites.cut')}</li>}
                <FavoriteRow
                  favorite={favorite}
                  total={favorites.length}
                  isBeyond={favorite.rank > election.seats}
                  onMove={(rank) => move(favorite, rank)}
                  onAskPosition={() => setAsked(favorite)}
                  onRemove={() => remove(favorite)}
                />
              </Fragment>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {asked && (
        <PositionDialog favorite={asked} total={favorites.length} onMove={(rank) => move(asked, rank)} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
