import type { User } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { emailError } from '@plenara/contract/registration'
import { Button } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../data/calls/query-client.ts'
import { proveUser } from '../../data/commands/online/passkeys.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { useChangeUser } from '../../data/queries/user.ts'
import { hasPasskeyPrompt, PromptClosedError } from '../../data/session/passkey-prompt.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import styles from './form.module.css'
import { type FieldErrors, refusedFields } from './registration-errors.ts'

const emptyForm = { email: '', password: '' }

/** Requests a link for a new address, which takes effect once the link is opened; until then the present one stays [API-2]. */
export function EmailForm({ user }: { readonly user: User }) {
  const t = useText()
  const change = useChangeUser()
  const prove = useCommand(proveUser)
  const passkeyList = useCall('getPasskeys', { params: { id: user.id } }, hasPasskeyPrompt())
  const hasPasskey = (passkeyList.data?.passkeys.length ?? 0) > 0
  const [form, setForm] = useState(emptyForm)
  const [errors, setErrors] = useState<FieldErrors>({})
  const textOf = (field: keyof typeof emptyForm) => (errors[field] ? t(errors[field]) : null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const broken = emailChangeErrors(form)
    setErrors(broken)
    if (Object.keys(broken).length > 0) return focusFirstError(element)
    if (!change.isPending) send(element, form)
  }
  const send = (element: HTMLFormElement | null, body: Parameters<typeof change.mutate>[0]) => {
    const onError = (error: unknown) => {
      setErrors(refused(error))
      if (element) focusFirstError(element)
    }
    change.mutate(body, { onError, onSuccess: () => setForm(emptyForm) })
  }
  /** Sends the change with a passkey instead of the password. */
  const byPasskey = (element: HTMLFormElement | null) => {
    const { email } = emailChangeErrors(form)
    setErrors(email ? { email } : {})
    if (email && element) return focusFirstError(element)
    if (change.isPending || prove.isPending) return
    prove.mutate(null, { onSuccess: () => send(element, { email: form.email, proof: 'session' }) })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('account.identity.emailNow', { email: user.email })}</p>
      {user.pendingEmail && (
        <p className={styles.note} role="status">
          {t('account.identity.emailPending', { email: user.pendingEmail })}
        </p>
      )}
      <Field
        label={t('account.identity.emailNew')}
        name="email"
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={(event) => setForm({ ...form, email: event.target.value })}
        error={textOf('email')}
        hint={t('account.identity.emailHint')}
      />
      <PasswordField
        label={t('account.change.current')}
        name="password"
        autoComplete="current-password"
        value={form.password}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
        error={textOf('password')}
      />
      {change.error && Object.keys(refused(change.error)).length === 0 && <ErrorState error={change.error} />}
      {prove.error && !(prove.error instanceof PromptClosedError) && <ErrorState error={prove.error} />}
      <Button type="submit" kind="primary" full aria-disabled={change.isPending}>
        {t('account.identity.emailSubmit')}
      </Button>
      {hasPasskey && (
        <Button full onClick={(event) => byPasskey(event.currentTarget.form)} aria-disabled={change.isPending || prove.isPending}>
          {t('passkeys.proof.passkey')}
        </Button>
      )}
    </form>
  )
}

function emailChangeErrors({ email, password }: typeof emptyForm): FieldErrors {
  const code = emailError(email)
  return { ...(code ? { email: `errors.${code}` } : {}), ...(password === '' ? { password: 'account.passwordEmpty' } : {}) }
}

function refused(error: unknown): FieldErrors {
  if (error instanceof ApiError && error.code === 'credentials_wrong') return { password: 'errors.credentials_wrong' }
  return refusedFields(error)
}
