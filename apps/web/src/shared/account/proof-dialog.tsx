import { ApiError } from '@plenara/contract/client'
import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useId, useState } from 'react'
import { proveUser } from '../../data/commands/online/passkeys.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { useUser } from '../../data/queries/user.ts'
import { hasPasskeyPrompt, PromptClosedError } from '../../data/session/passkey-prompt.ts'
import { ErrorState } from '../page/state-panel.tsx'
import styles from './proof-dialog.module.css'

export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'proof_needed'
}

/** Asks for the password or a passkey once more, where a session is older than a step with consequences allows; then goes on by itself. */
export function ProofDialog({ onProved, onClose }: { readonly onProved: () => void; readonly onClose: () => void }) {
  const t = useText()
  const formId = useId()
  const user = useUser()
  const prove = useCommand(proveUser)
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const isWrong = prove.error instanceof ApiError && prove.error.code === 'credentials_wrong'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setEmpty(password === '')
    if (password === '') return focusFirstError(form)
    if (prove.isPending) return
    prove.mutate(password, { onSuccess: onProved, onError: () => focusFirstError(form) })
  }
  const proveByPasskey = () => {
    if (!prove.isPending) prove.mutate(null, { onSuccess: onProved })
  }
  return (
    <Dialog
      title={t('passkeys.proof.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" aria-disabled={prove.isPending}>
            {t('passkeys.proof.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('passkeys.proof.text')}</p>
        {hasPasskeyPrompt() && (
          <Button full onClick={proveByPasskey} aria-disabled={prove.isPending}>
            {t('passkeys.proof.passkey')}
          </Button>
        )}
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          label={t('account.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isEmpty ? t('account.passwordEmpty') : isWrong ? t('errors.credentials_wrong') : null}
        />
        {prove.error && !isWrong && !(prove.error instanceof PromptClosedError) && <ErrorState error={prove.error} />}
      </form>
    </Dialog>
  )
}
