import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useId, useState } from 'react'
import type { Favorite } from './api.ts'
import styles from './favorites.module.css'

export interface PositionDialogProps {
  readonly favorite: Favorite
  readonly total: number
  readonly onMove: (rank: number) => void
  readonly onClose: () => void
}

/** Moves a favourite to a typed rank. */
export function PositionDialog({ favorite, total, onMove, onClose }: PositionDialogProps) {
  const t = useText()
  const id = useId()
  const [rank, setRank] = useState(String(favorite.rank))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onMove(Number(rank))
    onClose()
  }
  return (
    <Dialog title={t('favorites.position')} onClose={onClose}>
      <form className={styles.position} onSubmit={submit}>
        <label htmlFor={id}>{t('favorites.newRank', { name: favorite.name, total })}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={total}
          required
          className="num"
          value={rank}
          onChange={(event) => setRank(event.target.value)}
        />
        <Button kind="primary" type="submit">
          {t('favorites.move')}
        </Button>
      </form>
    </Dialog>
  )
}
