import type { Question } from '@plenara/contract'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './question-page.module.css'

/** What a question means, with the main argument of each side, as voters read it. */
export function InfoDialog({ question, onClose }: { readonly question: Question; readonly onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('questions.info')} onClose={onClose}>
      <p className={styles.asked} lang={question.fallback?.text}>
        {question.text}
      </p>
      {question.info && <p lang={question.fallback?.info}>{question.info}</p>}
      <div className={styles.sides}>
        {question.pro && (
          <section>
            <h3>{t('questions.pro')}</h3>
            <p lang={question.fallback?.pro}>{question.pro}</p>
          </section>
        )}
        {question.contra && (
          <section>
            <h3>{t('questions.contra')}</h3>
            <p lang={question.fallback?.contra}>{question.contra}</p>
          </section>
        )}
      </div>
    </Dialog>
  )
}
