import { passwordErrors } from '@plenara/contract/registration'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { PasswordRules } from '@plenara/ui/form/password-rules.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { codeOf, desk } from '../../data/client.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { errorTextId } from '../../page/error-text.ts'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import { forgetCode, useLinkCode } from '../shared/link-code.ts'
import { type FieldErrors, isOfPassword, newPasswordErrors } from '../shared/new-password.ts'

/** Sets a new password with the link of a mail. */
export function ResetPage() {
  const t = useText()
  const code = useLinkCode()
  const [isDone, setDone] = useState(false)
  const [isGone, setGone] = useState(code === null)
  if (isDone) return <Result text="reset.done" to="/candidacy/sign-in" label="signIn.submit" />
  if (isGone || code === null) return <Result text="reset.gone" to="/candidacy/forgot-password" label="reset.again" />
  return (
    <EntryPage title={t('reset.title')}>
      <ResetForm code={code} onDone={() => setDone(true)} onGone={() => setGone(true)} />
    </EntryPage>
  )
}

interface ResultProps {
  readonly text: 'reset.done' | 'reset.gone'
  readonly to: string
  readonly label: string
}

function Result({ text, to, label }: ResultProps) {
  const t = useText()
  return (
    <EntryPage title={t('reset.title')}>
      <p role={text === 'reset.done' ? 'status' : 'alert'}>{t(text)}</p>
      <ButtonLink to={to} kind="primary" size="big" full>
        {t(label)}
      </ButtonLink>
    </EntryPage>
  )
}

interface ResetFormProps {
  readonly code: string
  readonly onDone: () => void
  /** Called if the link is used or expired. */
  readonly onGone: () => void
}

function ResetForm({ code, onDone, onGone }: ResetFormProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const setting = useMutation({
    mutationFn: () => desk.resetPassword({ body: { code, password } }),
    onSuccess: () => {
      forgetCode()
      onDone()
    },
    onError: (error) => codeOf(error) === 'secret_invalid' && onGone(),
  })
  const isRefused = isOfPassword(setting.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = newPasswordErrors(password, repeated)
    setErrors(found)
    setting.reset()
    if (Object.keys(found).length > 0) return focusFirstError(form)
    setting.mutate(undefined, { onError: () => focusFirstError(form) })
  }
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <PasswordField
        label={t('password.new')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password ? t(errors.password) : isRefused ? t(errorTextId(setting.error)) : null}
        hint={<PasswordRules broken={passwordErrors(password)} />}
      />
      <PasswordField
        label={t('claim.repeat')}
        name="repeated"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
        error={errors.repeated ? t(errors.repeated) : null}
      />
      {setting.error && !isRefused && <ErrorState error={setting.error} />}
      <p className={formStyles.small}>{t('password.others')}</p>
      <Button type="submit" kind="primary" size="big" full aria-disabled={setting.isPending}>
        {t('reset.set')}
      </Button>
    </form>
  )
}
