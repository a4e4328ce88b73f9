import type { Submission } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import formStyles from '../../page/form.module.css'
import styles from './submit-page.module.css'

export interface ReceiptProps {
  readonly submission: Submission
  /** Whether it was just submitted. */
  readonly isNew: boolean
  /** The catalogue id of the reason why nothing can be changed any more; null while changes are possible. */
  readonly frozen: string | null
}

/** The receipt of a submission: revision, moment and checksum. */
export function Receipt({ submission, isNew, frozen }: ReceiptProps) {
  const t = useText()
  const { day, time } = swissMoment(submission.submittedAt)
  return (
    <>
      <div className={styles.done} role={isNew ? 'status' : undefined}>
        <span className={styles.disc}>
          <IconCircleCheck size={36} aria-hidden />
        </span>
        <p>{t(isNew ? 'submit.thanks' : 'submit.isSubmitted')}</p>
      </div>
      <dl className={formStyles.facts}>
        <div>
          <dt>{t('submit.revision')}</dt>
          <dd className="num">{submission.revision}</dd>
        </div>
        <div>
          <dt>{t('submit.moment')}</dt>
          <dd className="num">{t('submit.at', { day, time })}</dd>
        </div>
        <div>
          <dt>{t('submit.fingerprint')}</dt>
          <dd className={styles.fingerprint}>{submission.sha256.replace(/.{4}(?=.)/g, '$& ')}</dd>
        </div>
      </dl>
      <p className={formStyles.small}>{t('submit.fingerprintNote')}</p>
      <p>{t(frozen ?? 'submit.change')}</p>
      <ButtonLink to=".." relative="path" size="big" full>
        {t('submit.home')}
      </ButtonLink>
    </>
  )
}
