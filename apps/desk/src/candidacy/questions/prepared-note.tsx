import type { CandidacyOfPerson, Question } from '@plenara/contract'
import { emptyField, isOnQuestion } from '@plenara/domain/statements'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import styles from './question-page.module.css'

interface PreparedNoteProps {
  readonly candidacy: CandidacyOfPerson
  readonly question: Question
  readonly saving: StatementSaving
}

/** The note on a question that a secretariat answered, until the person confirms or changes it. */
export function PreparedNote({ candidacy, question, saving: { saving, queue, valueIn } }: PreparedNoteProps) {
  const t = useText()
  const { prepared, role, isFrozen } = candidacy
  const here = prepared.filter(({ field }) => isOnQuestion(field, question.id))
  const unseen = here.filter(({ field, isSeen }) => !isSeen && !saving.pending.has(field))
  if (here.length === 0) return null
  const names = [...new Set(here.map(({ by }) => by ?? t('preparation.formerly')))].join(', ')
  const isAsked = role === 'person' && !isFrozen && unseen.length > 0
  const keep = () => {
    for (const { field } of unseen) queue.change(field, valueIn(field) ?? emptyField(field) ?? null)
  }
  return (
    <div className={styles.copied}>
      <p>
        {t('preparation.by', { name: names })}
        {'. '}
        {isAsked && t('preparation.ask')}
      </p>
      {isAsked && (
        <Button size="small" onClick={keep}>
          {t('preparation.keep')}
        </Button>
      )}
    </div>
  )
}
