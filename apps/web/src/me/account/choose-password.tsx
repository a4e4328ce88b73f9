import { passwordErrors } from '@plenara/contract/registration'
import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { PasswordRules } from '@plenara/ui/form/password-rules.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { hasPasskeyPrompt } from '../../data/session/passkey-prompt.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import type { useOpenWithPasskey, useOpenWithPassword } from './api.ts'
import styles from './form.module.css'
import { type FieldErrors, newPasswordErrors, refusedFields } from './registration-errors.ts'

export interface ChoosePasswordProps {
  /** The address that the link confirms. */
  readonly email: string
  readonly opening: ReturnType<typeof useOpenWithPassword>
  readonly withPasskey: ReturnType<typeof useOpenWithPasskey>
}

/** The form for the password, if the link is opened in another browser than that of the registration [ROUTE-11, VALID-4 to VALID-7]. */
export function ChoosePassword({ email, opening, withPasskey }: ChoosePasswordProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const broken = newPasswordErrors(password, repeated)
    setErrors(broken)
    if (Object.keys(broken).length > 0) return focusFirstError(element)
    if (opening.isPending) return
    const onError = (error: unknown) => {
      setErrors(refusedFields(error))
      focusFirstError(element)
    }
    opening.mutate(password, { onError })
  }
  const isUnexplained = opening.error && Object.keys(refusedFields(opening.error)).length === 0
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('account.confirm.choose', { email })}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password ? t(errors.password) : null}
        hint={<PasswordRules broken={passwordErrors(password)} />}
      />
      <PasswordField
        label={t('account.passwordRepeat')}
        name="repeated"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
        error={errors.repeated ? t(errors.repeated) : null}
      />
      {isUnexplained && <ErrorState error={opening.error} />}
      <Button type="submit" kind="primary" size="big" full aria-disabled={opening.isPending}>
        {t('account.confirm.submit')}
      </Button>
      {hasPasskeyPrompt() && (
        <>
          {withPasskey.error && <ErrorState error={withPasskey.error} />}
          <Button size="big" full onClick={() => !withPasskey.isPending && withPasskey.open()} aria-disabled={withPasskey.isPending}>
            {t('account.confirm.passkey')}
          </Button>
        </>
      )}
    </form>
  )
}
