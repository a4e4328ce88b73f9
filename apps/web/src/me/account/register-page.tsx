import { passwordErrors } from '@plenara/contract/registration'
import { Button } from '@plenara/ui/button.tsx'
import { Checkbox, Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { PasswordRules } from '@plenara/ui/form/password-rules.tsx'
import { useLanguage, useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { withRedirect } from '../../data/session/entry.ts'
import { EntryPage } from '../../shared/page/entry-page.tsx'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { useRedirectTarget } from '../shared/redirect-param.ts'
import { useRegister } from './api.ts'
import styles from './form.module.css'
import { type FieldErrors, type RegistrationForm, refusedFields, registrationErrors } from './registration-errors.ts'
import { RegistrationSent } from './registration-sent.tsx'
import { TermsDialog } from './terms-dialog.tsx'

const emptyForm: RegistrationForm = { username: '', email: '', password: '', repeated: '', terms: false }

/** The part before the @ as the default of the name. */
function nameOfAddress(email: string): string {
  const [name = '', domain] = email.trim().split('@')
  return domain === undefined ? '' : name
}

/** Registration, then the confirmation that the mail was sent [ROUTE-6, VALID-1 to VALID-8]. */
export function RegisterPage() {
  const t = useText()
  const rights = useRightsLanguage()
  const language = useLanguage()
  const target = useRedirectTarget()
  const register = useRegister()
  const [form, setForm] = useState(emptyForm)
  const [isNameTyped, setNameTyped] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [areTermsOpen, setTermsOpen] = useState(false)
  if (register.isSuccess) return <RegistrationSent email={form.email.trim()} target={target} />

  const change = (part: Partial<RegistrationForm>) => {
    setForm({ ...form, ...part })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))))
  }
  const changeEmail = (email: string) => change({ email, ...(!isNameTyped && { username: nameOfAddress(email) }) })
  const textOf = (field: keyof RegistrationForm) => (errors[field] ? t(errors[field]) : null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const broken = registrationErrors(form)
    setErrors(broken)
    if (Object.keys(broken).length > 0) return focusFirstError(element)
    if (register.isPending) return
    const onError = (error: unknown) => {
      setErrors(refusedFields(error))
      focusFirstError(element)
    }
    register.mutate({ email: form.email, username: form.username, password: form.password, language }, { onError })
  }
  const isUnexplained = register.error && Object.keys(refusedFields(register.error)).length === 0

  return (
    <EntryPage title={t('account.register.title')} lead={t('account.register.lead')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={(event) => changeEmail(event.target.value)}
          error={textOf('email')}
        />
        <Field
          label={t('account.username')}
          name="username"
          autoComplete="nickname"
          value={form.username}
          onChange={(event) => {
            setNameTyped(true)
            change({ username: event.target.value })
          }}
          error={textOf('username')}
          hint={t('account.usernameHint')}
        />
        <PasswordField
          label={t('account.password')}
          name="password"
          autoComplete="new-password"
          value={form.password}
          onChange={(event) => change({ password: event.target.value })}
          error={textOf('password')}
          hint={<PasswordRules broken={passwordErrors(form.password)} />}
        />
        <PasswordField
          label={t('account.passwordRepeat')}
          name="repeated"
          autoComplete="new-password"
          value={form.repeated}
          onChange={(event) => change({ repeated: event.target.value })}
          error={textOf('repeated')}
        />
        <div>
          <Checkbox name="terms" checked={form.terms} onChange={(event) => change({ terms: event.target.checked })} error={textOf('terms')}>
            <span lang={rights}>{t('account.terms.accept')}</span>
          </Checkbox>
          <button type="button" className={styles.link} onClick={() => setTermsOpen(true)}>
            {t('account.terms.read')}
          </button>
        </div>
        {isUnexplained && <ErrorState error={register.error} />}
        <Button type="submit" kind="primary" size="big" full aria-disabled={register.isPending}>
          {t('account.register.submit')}
        </Button>
      </form>
      <div className={styles.links}>
        <Link to={withRedirect('/login', target)}>{t('account.register.haveAccount')}</Link>
      </div>
      {areTermsOpen && <TermsDialog onClose={() => setTermsOpen(false)} />}
    </EntryPage>
  )
}
