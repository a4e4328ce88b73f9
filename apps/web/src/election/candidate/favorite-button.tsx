import type { Match } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { Person } from '../../shared/person/person.ts'
import styles from './candidate-detail.module.css'

export interface FavoriteButtonProps {
  readonly person: Person
  readonly matches: readonly Match[]
  readonly onRate: (type: 'like' | 'none') => void
}

/** Adds to the favourites; removing asks first, because the rank is lost [SCREEN-9]. */
export function FavoriteButton({ person, matches, onRate }: FavoriteButtonProps) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { name } = person
  const rank = matches.find((match) => match.candidateId === person.id)?.rank ?? null
  const isFavorite = rank !== null
  const add = () => {
    onRate('like')
    showToast(t('candidate.added', { name }))
  }
  const remove = () => {
    setIsAsking(false)
    onRate('none')
    showToast(t('candidate.removed', { name }))
  }
  const label = t('candidate.favorite', { name })
  return (
    <>
      <button
        type="button"
        className={styles.favorite}
        aria-pressed={isFavorite}
        aria-label={label}
        title={label}
        onClick={() => (isFavorite ? setIsAsking(true) : add())}
      >
        {isFavorite ? <IconHeartFilled aria-hidden /> : <IconHeart aria-hidden stroke={1.75} />}
      </button>
      {isAsking && (
        <Dialog
          kind="alert"
          title={t('candidate.remove')}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>{t('common.cancel')}</Button>
              <Button kind="danger" onClick={remove}>
                {t('candidate.remove.confirm')}
              </Button>
            </>
          }
        >
          <p>{t('candidate.remove.question', { name, rank: rank ?? 0 })}</p>
        </Dialog>
      )}
    </>
  )
}
