import { zurichDay } from '@plenara/domain/elections'
import { Button } from '@plenara/ui/button.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { PasswordField } from '@plenara/ui/form/password-field.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../../data/calls/api.ts'
import { useUserId } from '../../../data/session/session.ts'
import { ErrorState } from '../../page/state-panel.tsx'
import { useSaveFile } from '../../use-save-file.ts'
import styles from './account-file.module.css'
import { type PassphraseProblem, passphraseProblem } from './passphrase-problem.ts'

/** Asks for a passphrase and exports everything of the account as a file that only the passphrase opens. */
export function SaveFileDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const form = useId()
  const save = useSaveAccountFile()
  const [passphrase, setPassphrase] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<PassphraseProblem | null>(null)
  const textOf = (expected: PassphraseProblem) => (problem === expected ? t(`local.file.${expected}`) : null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = passphraseProblem(passphrase, repeated)
    setProblem(found)
    if (found) return focusFirstError(event.currentTarget)
    if (save.isPending) return
    save.mutate(passphrase, {
      onSuccess: (isTaken) => isTaken && onClose(),
    })
  }
  return (
    <Dialog
      title={t('local.file.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" aria-disabled={save.isPending}>
            {t('local.file.button')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('local.file.explanation')}</p>
        <PasswordField
          label={t('local.file.passphrase')}
          name="passphrase"
          autoComplete="new-password"
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
          error={textOf('passphraseShort')}
          hint={t('local.file.passphraseHint')}
        />
        <PasswordField
          label={t('local.file.passphraseRepeat')}
          name="repeated"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          error={textOf('passphrasesDiffer')}
        />
        {save.error && <ErrorState error={save.error} />}
      </form>
    </Dialog>
  )
}

function useSaveAccountFile() {
  const t = useText()
  const id = useUserId()
  const hand = useSaveFile()
  return useMutation({
    mutationFn: async (passphrase: string) => {
      const [document, { sealFile }] = await Promise.all([
        api.getUserExport({ params: { id } }),
        import('../../../data/device/account-file/account-file.ts'),
      ])
      const day = zurichDay(Date.now())
      const text = await sealFile(JSON.stringify(document), passphrase)
      return hand({ name: `${t('local.file.name')}-${day}.json`, text, type: 'application/json' })
    },
  })
}
