import type { Question } from '@plenara/contract'
import type { ReactNode } from 'react'
import { useText } from '../text/text.ts'
import { Dialog } from './dialog.tsx'
import styles from './question-dialog.module.css'

export interface QuestionDialogProps {
  readonly question: Question
  readonly onClose: () => void
  /** Content below the two sides, e.g. the sources. */
  readonly children?: ReactNode
}

/** Explains a question, with the main argument of each side in boxes of the same size; voters and candidates see the same text. */
export function QuestionDialog({ question, onClose, children }: QuestionDialogProps) {
  const t = useText()
  return (
    <Dialog title={t('questionnaire.moreInformation')} onClose={onClose}>
      <p className={styles.question} lang={question.fallback?.text}>
        {question.text}
      </p>
      {question.info && <p lang={question.fallback?.info}>{question.info}</p>}
      <div className={styles.sides}>
        {question.pro && (
          <section>
            <h3>{t('questionnaire.pro')}</h3>
            <p lang={question.fallback?.pro}>{question.pro}</p>
          </section>
        )}
        {question.contra && (
          <section>
            <h3>{t('questionnaire.contra')}</h3>
            <p lang={question.fallback?.contra}>{question.contra}</p>
          </section>
        )}
      </div>
      {children}
    </Dialog>
  )
}
