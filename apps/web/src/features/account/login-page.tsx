import { ApiError } from '@plenara/contract/client'
import { type FormEvent, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { EntryPage } from '../../components/entry-page.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { ErrorState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { firstPage, withRedirect } from '../../lib/entry.ts'
import { focusFirstError } from '../../lib/focus-first-error.ts'
import { useRedirectTarget } from '../../lib/redirect-param.ts'
import { useUser } from '../../lib/user.ts'
import { useSignIn } from './api.ts'
import styles from './form.module.css'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { TargetNote } from './target-note.tsx'

/** Login [ROUTE-43, VALID-9]. */
export function LoginPage() {
  const t = useText()
  const target = useRedirectTarget()
  const user = useUser()
  const signIn = useSignIn()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState({ email: false, password: false })
  const code = signIn.error instanceof ApiError ? signIn.error.code : null
  if (user && !signIn.isPending) return <Navigate to={firstPage(user, target)} replace />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const missing = { email: email.trim() === '', password: password === '' }
    setEmpty(missing)
    signIn.reset()
    if (missing.email || missing.password) return focusFirstError(form)
    signIn.mutate({ email, password }, { onError: () => focusFirstError(form) })
  }

  return (
    <EntryPage title={t('account.login.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TargetNote target={target} />
        <Field
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldError(empty.email && 'account.emailEmpty', code === 'email_unknown' && 'errors.email_unknown', t)}
        />
        <PasswordField
          label={t('account.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fieldError(empty.password && 'account.passwordEmpty', code === 'credentials_wrong' && 'errors.credentials_wrong', t)}
        />
        {code === 'email_unconfirmed' && <ResendConfirmation email={email} text={t('errors.email_unconfirmed')} />}
        {signIn.error && !isShownElsewhere(code) && <ErrorState error={signIn.error} />}
        <Button type="submit" kind="primary" size="big" full aria-disabled={signIn.isPending}>
          {t('account.login.submit')}
        </Button>
      </form>
      <div className={styles.links}>
        <Link to="/forgot-password">{t('account.login.forgot')}</Link>
        <Link to={withRedirect('/register', target)}>{t('account.login.register')}</Link>
      </div>
    </EntryPage>
  )
}

function fieldError(empty: string | false, refused: string | false, t: (id: string) => string): string | null {
  const id = empty || refused
  return id ? t(id) : null
}

function isShownElsewhere(code: string | null): boolean {
  return code === 'email_unknown' || code === 'credentials_wrong' || code === 'email_unconfirmed'
}
