import type { Actor } from '@plenara/contract'
import { passwordErrors } from '@plenara/contract/registration'
import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { PasswordRules } from '@plenara/ui/form/password-rules.tsx'
import { supportsPasskeys } from '@plenara/ui/passkey/passkey-prompt.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { desk } from '../../data/client.ts'
import { useContentLanguage } from '../../data/queries.ts'
import { useSignedIn } from '../../data/use-signed-in.ts'
import { errorTextId } from '../../page/error-text.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import { forgetCode } from '../shared/link-code.ts'
import { ClaimByPasskey } from './claim-by-passkey.tsx'
import { type FieldErrors, isOfPassword, newPasswordErrors } from '../shared/new-password.ts'

export interface ClaimFormProps {
  readonly code: string
  /** Whether the e-mail address already has an account, whose password or passkey accepts the invitation. */
  readonly isKnown: boolean
}

/** Accepts an invitation with a new password, the password of the account, or a passkey. */
export function ClaimForm({ code, isKnown }: ClaimFormProps) {
  const t = useText()
  const lang = useContentLanguage()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const entered = (actor: Actor, to = '/candidacy') => {
    forgetCode()
    signedIn(actor)
    navigate(to, { replace: true })
  }
  const claiming = useMutation<Actor>({ mutationFn: () => desk.claim({ body: { code, password }, query: { lang } }) })
  const isRefused = isOfPassword(claiming.error)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = isKnown ? emptyError(password) : newPasswordErrors(password, repeated)
    setErrors(found)
    claiming.reset()
    if (Object.keys(found).length > 0) return focusFirstError(form)
    claiming.mutate(undefined, {
      onSuccess: (actor) => entered(actor),
      onError: () => focusFirstError(form),
    })
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>{t(isKnown ? 'claim.known' : 'claim.new')}</p>
      <PasswordField
        label={t('signIn.password')}
        name="password"
        autoComplete={isKnown ? 'current-password' : 'new-password'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password ? t(errors.password) : isRefused ? t(errorTextId(claiming.error)) : null}
        hint={!isKnown && <PasswordRules broken={passwordErrors(password)} />}
      />
      {!isKnown && (
        <PasswordField
          label={t('claim.repeat')}
          name="repeated"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          error={errors.repeated ? t(errors.repeated) : null}
        />
      )}
      {claiming.error && !isRefused && <ErrorState error={claiming.error} />}
      <Button type="submit" kind="primary" size="big" full aria-disabled={claiming.isPending}>
        {t('claim.submit')}
      </Button>
      {supportsPasskeys() && <ClaimByPasskey code={code} isKnown={isKnown} onClaimed={entered} />}
    </form>
  )
}

function emptyError(password: string): FieldErrors {
  return password === '' ? { password: 'signIn.passwordEmpty' } : {}
}
