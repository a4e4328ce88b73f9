import { contentLanguageOf } from '@plenara/domain/text-and-time'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { feedbackAddress } from '../../shared/legal/operator.ts'
import styles from './feedback-link.module.css'

/** The link for feedback to the operator: by e-mail, without a third-party service. */
export function FeedbackLink() {
  const t = useText()
  const language = contentLanguageOf({ language: useLanguage(), languageContent: 'auto' })
  const address = feedbackAddress(language, t('election.feedback.subject'))
  const text = (
    <>
      <IconMessageCircle aria-hidden size={20} />
      <span>
        <b>{t('election.feedback.link')}</b>
        <small>{t('election.feedback.detail')}</small>
      </span>
    </>
  )
  if (address.startsWith('mailto:')) {
    return (
      <a className={styles.feedback} href={address}>
        {text}
      </a>
    )
  }
  return (
    <Link className={styles.feedback} to={address}>
      {text}
    </Link>
  )
}
