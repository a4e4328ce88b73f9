import { ApiError } from '@plenara/contract/client'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { refusedPlaces } from '../refused-places.ts'
import styles from './moving.module.css'

export interface LeaveOutProps {
  /** The error of the server, with the refused places of the document. */
  readonly error: unknown
  readonly isPending: boolean
  readonly onGoOn: (without: readonly string[]) => void
  readonly onClose: () => void
}

/** Lists what the server no longer has, and imports the rest if the voter agrees: otherwise one withdrawn candidate would block everything. */
export function LeaveOut({ error, isPending, onGoOn, onClose }: LeaveOutProps) {
  const t = useText()
  const places = error instanceof ApiError ? error.errors.map(({ path }) => path) : []
  return (
    <Dialog
      title={t('move.refused.title')}
      kind="alert"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {places.some(isThing) && (
            <Button kind="danger" onClick={() => onGoOn(places)} aria-disabled={isPending}>
              {t(isPending ? 'move.running' : 'move.refused.without')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sheet}>
        <p>{t('move.refused.text')}</p>
        <ul className={styles.counts}>
          {refusedPlaces(error).map(({ code, count }) => (
            <li key={code}>
              {t('settings.import.places', { count, reason: t(code === 'invalid' ? 'settings.import.damaged' : `errors.${code}`) })}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('move.takeover.kept')}</p>
      </div>
    </Dialog>
  )
}

/** Whether a place is inside a part; otherwise a whole part is too large. */
function isThing(place: string): boolean {
  return place.includes('.')
}
