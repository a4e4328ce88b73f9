import { emailError } from '@plenara/contract/registration'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { useRequestReset } from './api.ts'
import styles from './form.module.css'
import { ResultPanel } from './result-panel.tsx'

/** Requests a link to set a new password; the answer is the same whether the address exists or not [ROUTE-12]. */
export function ForgotPasswordPage() {
  const t = useText()
  const request = useRequestReset()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const broken = emailError(email)
    setError(broken)
    if (broken) return focusFirstError(event.currentTarget)
    if (!request.isPending) request.mutate(email)
  }
  return (
    <EntryPage title={t('account.forgot.title')} lead={request.isSuccess ? null : t('account.forgot.lead')}>
      {request.isSuccess ? (
        <ResultPanel text={t('account.forgot.sent')}>
          <ButtonLink to="/login">{t('account.forgot.back')}</ButtonLink>
        </ResultPanel>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <Field
            label={t('account.email')}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={error && t(`errors.${error}`)}
          />
          {request.error && <ErrorState error={request.error} />}
          <Button type="submit" kind="primary" size="big" full aria-disabled={request.isPending}>
            {t('account.forgot.submit')}
          </Button>
          <div className={styles.links}>
            <Link to="/login">{t('account.forgot.back')}</Link>
          </div>
        </form>
      )}
    </EntryPage>
  )
}
