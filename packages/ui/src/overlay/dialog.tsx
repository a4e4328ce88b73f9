import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button.tsx'
import { useText } from '../text/text.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons at the foot, the safe one first. */
  readonly actions?: ReactNode
  /** `alert` for destructive actions: read out at once, and a click outside does not close it. */
  readonly kind?: 'sheet' | 'alert'
}

const closeIcon = <IconX aria-hidden />

/** A modal dialog: a sheet on phones, centred from 768. Esc and the close button end it, focus returns to where it was. */
export function Dialog({ title, onClose, children, actions, kind = 'sheet' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const t = useText()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles.sheet}`}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      {...{ closedby: kind === 'alert' ? 'closerequest' : 'any' }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={t('common.close')} onClick={onClose}>
          {closeIcon}
        </IconButton>
      </div>
      <div className={styles.body}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
