import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconMail } from '@tabler/icons-react'
import { HOME, withRedirect } from '../../data/session/entry.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import styles from './form.module.css'
import { maskEmail } from './mask-email.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** The page after registration: the mail was sent, and what to do if it does not arrive. */
export function RegistrationSent({ email, target }: { readonly email: string; readonly target: string | null }) {
  const t = useText()
  const isLocal = useIsLocalAccount()
  return (
    <EntryPage title={t('account.sent.title')}>
      <div className={styles.result}>
        <span className={styles.disc}>
          <IconMail aria-hidden size={36} />
        </span>
        <p className={styles.sentence}>{t('account.sent.text', { email: maskEmail(email) })}</p>
        <ResendConfirmation email={email} text={t('account.sent.spam')} wait />
        <ButtonLink to={withRedirect('/login', target)} kind="primary">
          {t('common.login')}
        </ButtonLink>
        {isLocal && <ButtonLink to={target ?? HOME}>{t('move.keep.here')}</ButtonLink>}
      </div>
    </EntryPage>
  )
}
