import type { Passkey } from '@plenara/contract'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../form/field.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { useText } from '../text/text.ts'

export interface RenameDialogProps {
  readonly passkey: Passkey
  readonly maxLength: number
  /** Whether a name has visible characters. */
  readonly isName: (name: string) => boolean
  readonly isPending: boolean
  /** The error message. */
  readonly problem: ReactNode
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

/** Gives a passkey another name. */
export function RenameDialog({ passkey, maxLength, isName, isPending, problem, onRename, onClose }: RenameDialogProps) {
  const t = useText()
  const formId = useId()
  const [name, setName] = useState(passkey.name)
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEmpty(!isName(name))
    if (!isName(name)) return focusFirstError(event.currentTarget)
    if (!isPending) onRename(name.trim())
  }
  return (
    <Dialog
      title={t('passkeys.renameTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" aria-disabled={isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label={t('passkeys.name')}
          name="name"
          maxLength={maxLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isEmpty ? t('passkeys.nameEmpty') : null}
        />
      </form>
      {problem}
    </Dialog>
  )
}
