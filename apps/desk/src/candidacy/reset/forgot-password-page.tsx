import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { desk } from '../../data/client.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'

/** Requests the mail with the link that resets the password. */
export function ForgotPasswordPage() {
  const t = useText()
  const [email, setEmail] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const asking = useMutation({ mutationFn: () => desk.askReset({ body: { email } }) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEmpty(email.trim() === '')
    if (email.trim() === '') return focusFirstError(event.currentTarget)
    if (!asking.isPending) asking.mutate()
  }
  if (asking.isSuccess) {
    return (
      <EntryPage title={t('reset.forgot')}>
        <p role="status">{t('reset.asked')}</p>
        <ButtonLink to="/candidacy/sign-in" size="big" full>
          {t('reset.toSignIn')}
        </ButtonLink>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={t('reset.forgot')} lead={t('reset.forgotLead')}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <Field
          label={t('signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isEmpty ? t('signIn.emailEmpty') : null}
        />
        {asking.error && <ErrorState error={asking.error} />}
        <Button type="submit" kind="primary" size="big" full aria-disabled={asking.isPending}>
          {t('reset.ask')}
        </Button>
      </form>
    </EntryPage>
  )
}
