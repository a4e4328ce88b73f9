import type { Passkey } from '@plenara/contract'
import { MAX_PASSKEY_NAME } from '@plenara/contract/constants'
import { isVisible } from '@plenara/contract/visible-text'
import { Button } from '@plenara/ui/button.tsx'
import { Field } from '@plenara/ui/form/field.tsx'
import { focusFirstError } from '@plenara/ui/form/focus-first-error.ts'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useId, useState } from 'react'
import { changePasskey } from '../../data/commands/online/passkeys.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { ErrorState } from '../../shared/page/state-panel.tsx'

/** Gives a passkey another name. */
export function RenameDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const t = useText()
  const formId = useId()
  const change = useCommand(changePasskey)
  const [name, setName] = useState(passkey.name)
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setEmpty(!isVisible(name))
    if (!isVisible(name)) return focusFirstError(form)
    if (!change.isPending) change.mutate({ pid: passkey.id, name: name.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t('passkeys.renameTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" aria-disabled={change.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label={t('passkeys.name')}
          name="name"
          maxLength={MAX_PASSKEY_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isEmpty ? t('passkeys.nameEmpty') : null}
        />
      </form>
      {change.error && <ErrorState error={change.error} />}
    </Dialog>
  )
}
