import { ApiError } from '@plenara/contract/client'
import { Button } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useUser } from '../../data/queries/user.ts'
import { firstPage, withRedirect } from '../../data/session/entry.ts'
import { isOnlineSession, useIsLocalAccount } from '../../data/session/local-account.ts'
import { useSession } from '../../data/session/session.ts'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { useRedirectTarget } from '../shared/redirect-param.ts'
import { useSignIn } from './api.ts'
import { TargetNote } from './entry/target-note.tsx'
import styles from './form.module.css'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { SignedInQuestion } from './signed-in-question.tsx'

/** Login [ROUTE-43, VALID-9]. */
export function LoginPage() {
  const t = useText()
  const target = useRedirectTarget()
  const user = useUser()
  const isLocal = useIsLocalAccount()
  const session = useSession()
  const [formerSession] = useState(session)
  const signIn = useSignIn()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState({ email: false, password: false })
  const code = signIn.error instanceof ApiError ? signIn.error.code : null
  // A user of an account on this device may sign in to one on the server, too.
  if (user && !isLocal && !signIn.isPending) return <Navigate to={firstPage(user, target)} replace />
  // Signed in, but the account cannot be loaded.
  if (session === formerSession && isOnlineSession(session) && !signIn.isPending) {
    return (
      <EntryPage title={t('account.login.title')}>
        <SignedInQuestion />
      </EntryPage>
    )
  }

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
          autoComplete="username webauthn"
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
          {t('common.login')}
        </Button>
      </form>
      <PasskeySignIn />
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
