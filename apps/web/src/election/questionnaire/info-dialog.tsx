import type { Question } from '@plenara/contract'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { SourceButton } from '../../shared/source/source-button.tsx'
import styles from './info-dialog.module.css'

/** What a question means, with the main argument of each side in boxes of the same size. */
export function InfoDialog({ question, onClose }: { readonly question: Question; readonly onClose: () => void }) {
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
      <SourceButton record={question} />
    </Dialog>
  )
}
