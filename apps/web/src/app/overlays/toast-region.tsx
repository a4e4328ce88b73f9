import { closeToast, type Toast, useToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect } from 'react'
import styles from './toast.module.css'

const SHOWN_MILLISECONDS = 5000

/** The message at the foot of the page; without an action it disappears by itself. */
export function ToastRegion() {
  const toast = useToast()
  useEffect(() => {
    if (!toast || toast.action) return
    const timer = setTimeout(closeToast, SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div role="status">
      {toast && (
        <div className={styles.toast}>
          <span className={styles.text}>{toast.text}</span>
          {toast.action && <Actions action={toast.action} />}
        </div>
      )}
    </div>
  )
}

/** The action of the message, and a button to close it. */
function Actions({ action }: { readonly action: NonNullable<Toast['action']> }) {
  const t = useText()
  const run = () => {
    action.run()
    closeToast()
  }
  return (
    <span className={styles.actions}>
      <button type="button" onClick={run}>
        {action.label}
      </button>
      <button type="button" onClick={closeToast}>
        {t('common.close')}
      </button>
    </span>
  )
}
