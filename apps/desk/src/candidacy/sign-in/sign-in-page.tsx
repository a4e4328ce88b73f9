import type { Actor } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { supportsPasskeys } from '@plenara/ui/passkey/passkey-prompt.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { codeOf, desk } from '../../data/client.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { useSignedIn } from '../../data/use-signed-in.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { errorTextId } from '../../page/error-text.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'

/** Signs in with a passkey, or with address and password, and opens the requested page. */
export function SignInPage() {
  const t = useText()
  const lang = useContentLanguage()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const target = useTarget()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState({ email: false, password: false })
  const signIn = useMutation<Actor>({ mutationFn: () => desk.signIn({ body: { email, password }, query: { lang } }) })
  const isWrong = signIn.error !== null && codeOf(signIn.error) === 'credentials_wrong'

  const enter = (actor: Actor) => {
    signedIn(actor)
    navigate(target, { replace: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const missing = { email: email.trim() === '', password: password === '' }
    setEmpty(missing)
    signIn.reset()
    if (missing.email || missing.password) return focusFirstError(form)
    signIn.mutate(undefined, {
      onSuccess: enter,
      onError: () => focusFirstError(form),
    })
  }

  return (
    <EntryPage title={t('signIn.title')} lead={t('signIn.lead')}>
      {supportsPasskeys() && <PasskeySignIn onSignedIn={enter} />}
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <Field
          label={t('signIn.email')}
          name="email"
          type="email"
          autoComplete="username webauthn"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={empty.email ? t('signIn.emailEmpty') : null}
        />
        <PasswordField
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={empty.password ? t('signIn.passwordEmpty') : isWrong ? t(errorTextId(signIn.error)) : null}
        />
        {signIn.error && !isWrong && <ErrorState error={signIn.error} />}
        <Button type="submit" kind="primary" size="big" full aria-disabled={signIn.isPending}>
          {t('signIn.submit')}
        </Button>
      </form>
      <div className={formStyles.small}>
        <Link className={formStyles.link} to="/candidacy/forgot-password">
          {t('reset.forgot')}
        </Link>
        <p>{t('signIn.first')}</p>
        <Link className={formStyles.link} to="/candidacy/letter">
          {t('letter.have')}
        </Link>
      </div>
    </EntryPage>
  )
}

/** The requested page, if it belongs to the portal. */
function useTarget(): string {
  const [search] = useSearchParams()
  const target = search.get('to') ?? ''
  return /^\/candidacy(\/[\w/]*)?$/.test(target) ? target : '/candidacy'
}
