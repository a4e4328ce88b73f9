import { ApiError } from '@plenara/contract/client'
import { passwordErrors } from '@plenara/contract/registration'
import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { PasswordRules } from '@plenara/ui/form/password-rules.tsx'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../data/queries/user.ts'
import { TaskPage } from '../../shared/page/page.tsx'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { useChangePassword } from './api.ts'
import styles from './form.module.css'
import { type FieldErrors, newPasswordErrors, refusedFields } from './registration-errors.ts'

const SETTINGS = '/settings'
const emptyForm = { current: '', password: '', repeated: '' }
type ChangeErrors = FieldErrors & { readonly current?: string }

/** Changes the password, which ends the sessions on other devices [VALID-12]. */
export function ChangePasswordPage() {
  const t = useText()
  const navigate = useNavigate()
  const user = useUser()
  const change = useChangePassword()
  const [form, setForm] = useState(emptyForm)
  const [errors, setErrors] = useState<ChangeErrors>({})
  const textOf = (field: keyof typeof emptyForm) => (errors[field] ? t(errors[field]) : null)
  const fieldOf = (name: keyof typeof emptyForm) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    error: textOf(name),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const broken = changeErrors(form)
    setErrors(broken)
    if (Object.keys(broken).length > 0) return focusFirstError(element)
    if (change.isPending) return
    const onError = (error: unknown) => {
      setErrors(refused(error))
      focusFirstError(element)
    }
    const onSuccess = () => {
      showToast(t('account.change.done'))
      navigate(SETTINGS, { replace: true })
    }
    change.mutate({ current: form.current, password: form.password }, { onError, onSuccess })
  }
  return (
    <TaskPage title={t('account.change.title')} closeTo={SETTINGS}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{t('account.change.lead')}</p>
        {/* For password managers: the account of the password. */}
        <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField {...fieldOf('current')} label={t('account.change.current')} autoComplete="current-password" />
        <PasswordField
          {...fieldOf('password')}
          label={t('account.reset.password')}
          autoComplete="new-password"
          hint={<PasswordRules broken={passwordErrors(form.password)} />}
        />
        <PasswordField {...fieldOf('repeated')} label={t('account.passwordRepeat')} autoComplete="new-password" />
        {change.error && Object.keys(refused(change.error)).length === 0 && <ErrorState error={change.error} />}
        <Button type="submit" kind="primary" size="big" full aria-disabled={change.isPending}>
          {t('account.reset.submit')}
        </Button>
      </form>
    </TaskPage>
  )
}

function changeErrors({ current, password, repeated }: typeof emptyForm): ChangeErrors {
  return { ...(current === '' ? { current: 'account.passwordEmpty' } : {}), ...newPasswordErrors(password, repeated) }
}

function refused(error: unknown): ChangeErrors {
  if (error instanceof ApiError && error.code === 'credentials_wrong') return { current: 'errors.credentials_wrong' }
  return refusedFields(error)
}
