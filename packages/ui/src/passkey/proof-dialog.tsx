import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { PasswordField } from '../form/password-field.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { useText } from '../text/text.ts'
import styles from './proof-dialog.module.css'

export interface ProofDialogProps {
  /** For password managers: the account of the password. */
  readonly email: string
  readonly isPending: boolean
  /** The message for a wrong password, else null. */
  readonly wrong: string | null
  /** The message for any other error. */
  readonly problem: ReactNode
  readonly onPassword: (password: string) => void
  /** Absent where this browser has no passkeys. */
  readonly onPasskey?: (() => void) | undefined
  readonly onClose: () => void
}

/** Asks for the password or a passkey once more, where a session is older than a step with consequences allows. */
export function ProofDialog({ email, isPending, wrong, problem, onPassword, onPasskey, onClose }: ProofDialogProps) {
  const t = useText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    if (wrong !== null) focusFirstError(form.current)
  }, [wrong])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEmpty(password === '')
    if (password === '') return focusFirstError(event.currentTarget)
    if (!isPending) onPassword(password)
  }
  return (
    <Dialog
      title={t('passkeys.proof.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" aria-disabled={isPending}>
            {t('passkeys.proof.submit')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('passkeys.proof.text')}</p>
        {onPasskey && (
          <Button full onClick={() => !isPending && onPasskey()} aria-disabled={isPending}>
            {t('passkeys.proof.passkey')}
          </Button>
        )}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('account.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isEmpty ? t('account.passwordEmpty') : wrong}
        />
        {problem}
      </form>
    </Dialog>
  )
}
