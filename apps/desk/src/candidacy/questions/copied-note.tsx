import type { CandidacyOfPerson, Question } from '@plenara/contract'
import { answerField } from '@plenara/domain/statements'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { StatementSaving } from '../../data/use-save-queue.ts'
import styles from './question-page.module.css'

interface CopiedNoteProps {
  readonly candidacy: CandidacyOfPerson
  readonly question: Question
  readonly saving: StatementSaving
}

/** The note on an answer that was copied from another candidacy, until the person confirms or changes it. */
export function CopiedNote({ candidacy, question, saving: { saving, queue, decisionOn } }: CopiedNoteProps) {
  const t = useText()
  const field = answerField(question.id)
  const value = decisionOn(question.id)
  if (!candidacy.copied.includes(question.id) || candidacy.isFrozen || saving.pending.has(field) || value === undefined) return null
  return (
    <div className={styles.copied}>
      <p>{t('questions.copied')}</p>
      <Button size="small" onClick={() => queue.change(field, value)}>
        {t('questions.copied.keep')}
      </Button>
    </div>
  )
}
