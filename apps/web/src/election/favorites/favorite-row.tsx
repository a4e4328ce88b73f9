import { useSortable } from '@dnd-kit/sortable'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical, IconStarFilled } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { PersonMeta } from '../../shared/person/person-meta.tsx'
import { Portrait } from '../../shared/person/portrait.tsx'
import type { Favorite } from './api.ts'
import styles from './favorites.module.css'
import { RowMenu } from './row-menu.tsx'

export interface FavoriteRowProps {
  readonly favorite: Favorite
  readonly total: number
  /** The rank is beyond the last seat. */
  readonly isBeyond: boolean
  readonly onMove: (rank: number) => void
  readonly onAskPosition: () => void
  readonly onRemove: () => void
}

/** A favourite with its rank, a handle to drag and buttons to move it; Alt with an arrow key moves it too. */
export function FavoriteRow({ favorite, total, isBeyond, onMove, onAskPosition, onRemove }: FavoriteRowProps) {
  const t = useText()
  const navigate = useNavigate()
  const { name, rank, card } = favorite
  const sortable = useSortable({ id: favorite.id, attributes: { roleDescription: t('favorites.handleRole') } })
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    onMove(event.key === 'ArrowUp' ? rank - 1 : rank + 1)
  }
  const actions = [
    { label: t('favorites.position'), run: onAskPosition },
    { label: t('compare.with'), run: () => void navigate(`/election/${card.electionId}/compare?with=${favorite.id}`) },
    { label: t('favorites.remove'), run: onRemove },
  ]
  return (
    <li
      ref={sortable.setNodeRef}
      className={`${styles.row} ${isBeyond ? styles.beyond : ''} ${sortable.isDragging ? styles.dragged : ''}`}
      style={dragStyle(sortable)}
      onKeyDownCapture={moveByKey}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        data-tour="favorite-handle"
        className={styles.handle}
        aria-label={t('favorites.handle', { name, rank })}
      >
        <span className={`num ${styles.rank}`}>{rank}</span>
        <IconGripVertical aria-hidden size={20} stroke={1.75} />
      </button>
      <div className={styles.portrait}>
        <Portrait person={card} />
      </div>
      <div className={styles.who}>
        <Link to={`/election/${card.electionId}/candidate/${favorite.id}`} className={styles.name}>
          <span>{name}</span>
          {favorite.isLoved && <IconStarFilled className={styles.loved} size={18} aria-label={t('favorites.loved')} role="img" />}
        </Link>
        <PersonMeta party={favorite.party} number={card.number} standing={card.standing} />
      </div>
      <div className={styles.percent}>
        <Percent value={favorite.percent?.value} />
      </div>
      <div className={styles.moves}>
        <MoveButton label={t('favorites.up', { name })} isOff={rank === 1} onMove={() => onMove(rank - 1)} icon={IconArrowUp} />
        <MoveButton label={t('favorites.down', { name })} isOff={rank === total} onMove={() => onMove(rank + 1)} icon={IconArrowDown} />
      </div>
      <div className={styles.menu}>
        <RowMenu label={t('favorites.more', { name })} icon={IconDots} actions={actions} />
      </div>
    </li>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly isOff: boolean
  readonly onMove: () => void
  readonly icon: typeof IconArrowUp
}

/** Stays focusable at the ends of the list, so that the focus is not lost. */
function MoveButton({ label, isOff, onMove, icon: Icon }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onMove}
    >
      <Icon aria-hidden size={20} stroke={1.75} />
    </button>
  )
}

function dragStyle({ transform, transition }: Pick<ReturnType<typeof useSortable>, 'transform' | 'transition'>): CSSProperties {
  return { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }
}
