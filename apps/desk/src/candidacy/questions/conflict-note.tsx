import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { FieldValue } from '@plenara/domain/statements'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import styles from './question-page.module.css'

interface ConflictNoteProps extends Pick<StatementSaving, 'saving' | 'queue'> {
  readonly field: string
  /** A value as text. */
  readonly nameOf: (value: FieldValue) => string
}

/** A conflict with a decision on another device: the person chooses the value. */
export function ConflictNote({ field, nameOf, saving, queue }: ConflictNoteProps) {
  const t = useText()
  const conflict = saving.conflicts.get(field)
  if (!conflict) return null
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('questions.conflict', { theirs: nameOf(conflict.theirs), mine: nameOf(conflict.mine) })}</p>
      <div className={styles.choices}>
        <Button size="small" onClick={() => queue.choose(field, 'theirs')}>
          {t('questions.keep', { answer: nameOf(conflict.theirs) })}
        </Button>
        <Button size="small" onClick={() => queue.choose(field, 'mine')}>
          {t('questions.keep', { answer: nameOf(conflict.mine) })}
        </Button>
      </div>
    </div>
  )
}
