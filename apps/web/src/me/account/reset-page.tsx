import { ApiError } from '@plenara/contract/client'
import { passwordErrors } from '@plenara/contract/registration'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { PasswordRules } from '@plenara/ui/form/password-rules.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { useResetPassword } from './api.ts'
import styles from './form.module.css'
import { type FieldErrors, newPasswordErrors, refusedFields } from './registration-errors.ts'
import { ResultPanel } from './result-panel.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** Sets a new password with the secret of the mail [ROUTE-13, VALID-12]. */
export function ResetPage() {
  const t = useText()
  const reset = useResetPassword(useLinkSecret())
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const isUsedUp = reset.error instanceof ApiError && reset.error.code === 'secret_invalid'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const broken = newPasswordErrors(password, repeated)
    setErrors(broken)
    if (Object.keys(broken).length > 0) return focusFirstError(element)
    if (reset.isPending) return
    const onError = (error: unknown) => {
      setErrors(refusedFields(error))
      focusFirstError(element)
    }
    reset.mutate(password, { onError })
  }
  if (reset.isSuccess || isUsedUp) return <ResetResult failed={isUsedUp} />
  return (
    <EntryPage title={t('account.reset.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('account.reset.password')}
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
        {reset.error && Object.keys(refusedFields(reset.error)).length === 0 && <ErrorState error={reset.error} />}
        <Button type="submit" kind="primary" size="big" full aria-disabled={reset.isPending}>
          {t('account.reset.submit')}
        </Button>
      </form>
    </EntryPage>
  )
}

function ResetResult({ failed }: { readonly failed: boolean }) {
  const t = useText()
  return (
    <EntryPage title={t('account.reset.title')}>
      <ResultPanel text={t(failed ? 'account.reset.failure' : 'account.reset.success')} failed={failed}>
        <ButtonLink to={failed ? '/forgot-password' : '/login'} kind="primary" size="big">
          {t(failed ? 'account.reset.newLink' : 'common.login')}
        </ButtonLink>
      </ResultPanel>
    </EntryPage>
  )
}
