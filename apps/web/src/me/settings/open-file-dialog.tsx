import type { UserExport } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import styles from '../../shared/account/account-file/account-file.module.css'
import { ErrorState } from '../../shared/page/state-panel.tsx'
import { type FileProblem, readDocument } from './export-file.ts'

export interface OpenFileDialogProps {
  /** The parsed file, still encrypted. */
  readonly file: unknown
  readonly onClose: () => void
  /** The document of the file, or its problem. */
  readonly onOpen: (read: UserExport | FileProblem) => void
}

/** Asks for the passphrase of an encrypted file; a wrong one may be corrected any number of times. */
export function OpenFileDialog({ file, onClose, onOpen }: OpenFileDialogProps) {
  const t = useText()
  const form = useId()
  const open = useOpenFile(file)
  const [passphrase, setPassphrase] = useState('')
  const [error, setError] = useState<'passphraseEmpty' | 'wrongPassphrase' | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const refuse = (problem: 'passphraseEmpty' | 'wrongPassphrase') => {
      setError(problem)
      focusFirstError(element)
    }
    if (passphrase === '') return refuse('passphraseEmpty')
    if (open.isPending) return
    open.mutate(passphrase, { onSuccess: (read) => (read === 'wrongPassphrase' ? refuse(read) : onOpen(read)) })
  }
  return (
    <Dialog
      title={t('local.file.openTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" aria-disabled={open.isPending}>
            {t('local.file.openButton')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('local.file.openText')}</p>
        <PasswordField
          label={t('local.file.passphrase')}
          name="passphrase"
          autoComplete="current-password"
          value={passphrase}
          onChange={(event) => {
            setPassphrase(event.target.value)
            setError(null)
          }}
          error={error && t(`local.file.${error}`)}
        />
        {open.error && <ErrorState error={open.error} />}
      </form>
    </Dialog>
  )
}

function useOpenFile(file: unknown) {
  return useMutation({
    mutationFn: async (passphrase: string) => {
      const { openFile } = await import('../../data/device/account-file/account-file.ts')
      const opened = await openFile(file, passphrase)
      return typeof opened === 'string' ? opened : readDocument(opened.text)
    },
  })
}
