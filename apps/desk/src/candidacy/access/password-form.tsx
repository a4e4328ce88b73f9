import { passwordErrors } from '@plenara/contract/registration'
import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { PasswordRules } from '@plenara/ui/form/password-rules.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { codeOf, desk } from '../../data/client.ts'
import { errorTextId } from '../../page/error-text.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import { type FieldErrors, isOfPassword, newPasswordErrors } from '../shared/new-password.ts'

const EMPTY = { current: '', password: '', repeated: '' }

/** Changes the password; all other devices are signed out. */
export function PasswordForm() {
  const t = useText()
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const changing = useMutation({
    mutationFn: () => desk.changePassword({ body: { current: form.current, password: form.password } }),
    onSuccess: () => setForm(EMPTY),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const found = {
      ...newPasswordErrors(form.password, form.repeated),
      ...(form.current === '' && { current: 'signIn.passwordEmpty' }),
    }
    setErrors(found)
    changing.reset()
    if (Object.keys(found).length > 0) return focusFirstError(element)
    changing.mutate(undefined, {
      onError: (error) => {
        if (isOfPassword(error)) setErrors({ [codeOf(error) === 'credentials_wrong' ? 'current' : 'password']: passwordErrorId(error) })
        focusFirstError(element)
      },
    })
  }
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: form[name],
    onChange: (event: { readonly target: { readonly value: string } }) => setForm({ ...form, [name]: event.target.value }),
    error: errors[name] ? t(errors[name]) : null,
  })
  return (
    <>
      {changing.isSuccess && (
        <p role="status" className={formStyles.note}>
          {t('password.changed')}
        </p>
      )}
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <PasswordField label={t('password.current')} autoComplete="current-password" {...field('current')} />
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          {...field('password')}
          hint={<PasswordRules broken={passwordErrors(form.password)} />}
        />
        <PasswordField label={t('claim.repeat')} autoComplete="new-password" {...field('repeated')} />
        {changing.error && !isOfPassword(changing.error) && <ErrorState error={changing.error} />}
        <p className={formStyles.small}>{t('password.others')}</p>
        <Button type="submit" kind="primary" size="big" full aria-disabled={changing.isPending}>
          {t('password.submit')}
        </Button>
      </form>
    </>
  )
}

/** The account is known here: `credentials_wrong` can only mean the current password. */
function passwordErrorId(error: unknown): string {
  return codeOf(error) === 'credentials_wrong' ? 'password.wrong' : errorTextId(error)
}
