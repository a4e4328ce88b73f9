import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { usePasskeys } from '../../data/queries.ts'
import pageStyles from '../../page/narrow-page.module.css'
import { useArrival } from '../../page/use-arrival.ts'
import styles from './access-page.module.css'
import { AddressSection } from './address-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordForm } from './password-form.tsx'

/** The ways to sign in to the account: passkeys, password, e-mail address. */
export function AccessPage() {
  const t = useText()
  const heading = useArrival(t('access.title'))
  const isPasswordless = usePasskeys().data?.hasPassword === false
  return (
    <main id="content" className={pageStyles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('access.title')}
      </h1>
      <PasskeysSection />
      <section className={styles.section}>
        <h2>{t('password.title')}</h2>
        {isPasswordless ? <NoPassword /> : <PasswordForm />}
      </section>
      <AddressSection />
    </main>
  )
}

function NoPassword() {
  const t = useText()
  return (
    <>
      <p>{t('access.noPassword')}</p>
      <ButtonLink to="/candidacy/forgot-password">{t('access.setPassword')}</ButtonLink>
    </>
  )
}
