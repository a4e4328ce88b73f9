import type { User } from '@plenara/contract'
import { usernameError } from '@plenara/contract/registration'
import { Button } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { useChangeUser } from '../../data/queries/user.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import styles from './form.module.css'
import { type FieldErrors, refusedFields } from './registration-errors.ts'

/** Changes the name by which the app greets the user [API-2, VALID-2]. */
export function UsernameForm({ user }: { readonly user: User }) {
  const t = useText()
  const change = useChangeUser()
  const [username, setUsername] = useState(user.username)
  const [errors, setErrors] = useState<FieldErrors>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const code = usernameError(username)
    setErrors(code ? { username: `errors.${code}` } : {})
    if (code) return focusFirstError(element)
    if (change.isPending) return
    const onError = (error: unknown) => {
      setErrors(refusedFields(error))
      focusFirstError(element)
    }
    change.mutate({ username }, { onError, onSuccess: () => showToast(t('account.identity.nameDone')) })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('account.username')}
        name="username"
        autoComplete="nickname"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={errors.username ? t(errors.username) : null}
        hint={t('account.usernameHint')}
      />
      {change.error && Object.keys(refusedFields(change.error)).length === 0 && <ErrorState error={change.error} />}
      <Button type="submit" full aria-disabled={change.isPending}>
        {t('account.identity.nameSubmit')}
      </Button>
    </form>
  )
}
