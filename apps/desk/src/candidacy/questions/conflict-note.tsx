import type { Question } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { Decision } from '../../data/save-queue.ts'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import styles from './question-page.module.css'
import { labelOf } from '../shared/label-of.ts'

interface ConflictNoteProps extends Pick<StatementSaving, 'saving' | 'queue'> {
  readonly question: Question
}

/** A question that was decided otherwise on another device: the person says which one counts. */
export function ConflictNote({ question, saving, queue }: ConflictNoteProps) {
  const t = useText()
  const conflict = saving.conflicts.get(question.id)
  if (!conflict) return null
  const nameOf = (value: Decision) => t(labelOf(question.type, value))
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('questions.conflict', { theirs: nameOf(conflict.theirs), mine: nameOf(conflict.mine) })}</p>
      <div className={styles.choices}>
        <Button size="small" onClick={() => queue.choose(question.id, 'theirs')}>
          {t('questions.keep', { answer: nameOf(conflict.theirs) })}
        </Button>
        <Button size="small" onClick={() => queue.choose(question.id, 'mine')}>
          {t('questions.keep', { answer: nameOf(conflict.mine) })}
        </Button>
      </div>
    </div>
  )
}
