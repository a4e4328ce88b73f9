import { emptyField } from '@plenara/domain/statements'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import styles from './statement-text.module.css'

interface DeliveredNoteProps {
  readonly statement: StatementSaving
  readonly field: string
  /** The label of the field. */
  readonly name: string
  readonly source: string | null
  readonly isFrozen: boolean
}

/** The note on a delivered field, which becomes the person's only once they confirm it. */
export function DeliveredNote({ statement, field, name, source, isFrozen }: DeliveredNoteProps) {
  const t = useText()
  const delivered = statement.deliveredIn(field)
  if (delivered === undefined || isFrozen) return null
  return (
    <div className={styles.delivered}>
      <p>{source === null ? t('text.delivered') : t('text.deliveredBy', { source })}</p>
      <div className={styles.buttons}>
        <Button size="small" aria-label={t('text.takeOverOf', { name })} onClick={() => statement.write(field, delivered)}>
          {t('text.takeOver')}
        </Button>
        <Button
          size="small"
          kind="quiet"
          aria-label={t('text.leaveOutOf', { name })}
          onClick={() => statement.queue.change(field, emptyField(field) ?? null)}
        >
          {t('text.leaveOut')}
        </Button>
      </div>
    </div>
  )
}
