import { IconMail } from '@tabler/icons-react'
import { ButtonLink } from '../../components/button.tsx'
import { EntryPage } from '../../components/entry-page.tsx'
import { useText } from '../../i18n/text.ts'
import { withRedirect } from '../../lib/entry.ts'
import styles from './form.module.css'
import { maskEmail } from './mask-email.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** After registration: the mail is on its way, and what to do where it does not come. */
export function RegistrationSent({ email, target }: { readonly email: string; readonly target: string | null }) {
  const t = useText()
  return (
    <EntryPage title={t('account.sent.title')}>
      <div className={styles.result}>
        <span className={styles.disc}>
          <IconMail aria-hidden size={36} />
        </span>
        <p className={styles.sentence}>{t('account.sent.text', { email: maskEmail(email) })}</p>
        <ResendConfirmation email={email} text={t('account.sent.spam')} wait />
        <ButtonLink to={withRedirect('/login', target)} kind="primary">
          {t('account.login.submit')}
        </ButtonLink>
      </div>
    </EntryPage>
  )
}
