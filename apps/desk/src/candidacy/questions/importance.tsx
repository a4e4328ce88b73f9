import type { Question } from '@plenara/contract'
import { importantField, MAX_IMPORTANT } from '@plenara/domain/statements'
import { Checkbox } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import { ConflictNote } from './conflict-note.tsx'
import styles from './question-page.module.css'

interface ImportanceProps {
  readonly question: Question
  readonly questions: readonly Question[]
  readonly isFrozen: boolean
  readonly saving: StatementSaving
}

/** Marks a question as especially important. Their number is limited; voters see the mark, and no percent depends on it. */
export function Importance({ question, questions, isFrozen, saving }: ImportanceProps) {
  const t = useText()
  const field = importantField(question.id)
  const isOn = saving.isImportant(question.id)
  const count = questions.filter(({ id }) => saving.isImportant(id)).length
  const isFull = !isOn && count >= MAX_IMPORTANT
  // The server refuses the mark if another device has marked other questions meanwhile.
  const isRefused = isFull || saving.saving.refused.has(field)
  return (
    <div className={styles.importance}>
      <Checkbox checked={isOn} disabled={isFrozen || isFull} onChange={(event) => saving.queue.change(field, event.target.checked)}>
        <span>{t('questions.important')}</span>{' '}
        <span className={`num ${styles.small}`}>{t('questions.important.count', { n: count, max: MAX_IMPORTANT })}</span>
      </Checkbox>
      {!isFrozen && <p className={styles.small}>{t(isRefused ? 'errors.too_many_important' : 'questions.important.note')}</p>}
      <ConflictNote {...saving} field={field} nameOf={(value) => t(value === true ? 'questions.important' : 'questions.important.not')} />
    </div>
  )
}
