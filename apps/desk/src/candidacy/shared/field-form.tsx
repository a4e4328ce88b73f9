import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import formStyles from '../../page/form.module.css'
import { ErrorState } from '../../page/states.tsx'
import styles from './field-form.module.css'

interface FieldFormProps {
  /** What the form is for, for whoever does not see where it stands. */
  readonly label: string
  /** What becomes of it. */
  readonly note: string
  /** What has to be said before it can be sent; null: nothing, as far as is known. */
  readonly missing: string | null
  readonly sending: { readonly isPending: boolean; readonly error: unknown }
  /** The words of the button. */
  readonly send: string
  readonly onSend: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form in a list of fields about one of them: what is typed, then what becomes of it, what is wrong, and the buttons. */
export function FieldForm({ label, note, missing, sending, send, onSend, onCancel, children }: FieldFormProps) {
  const t = useText()
  return (
    <form
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      noValidate
    >
      {children}
      <p className={formStyles.small}>{note}</p>
      {missing !== null && <p role="alert">{missing}</p>}
      {sending.error !== null && <ErrorState error={sending.error} />}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" aria-disabled={sending.isPending}>
          {send}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('correction.cancel')}
        </Button>
      </div>
    </form>
  )
}
