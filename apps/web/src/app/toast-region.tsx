import { useEffect } from 'react'
import { useText } from '../i18n/text.ts'
import { closeToast, useToast } from '../lib/toast.ts'
import styles from './toast.module.css'

const SHOWN_MILLISECONDS = 5000

/** The one message at the foot of the page; without an action it goes by itself. */
export function ToastRegion() {
  const toast = useToast()
  const t = useText()
  useEffect(() => {
    if (!toast || toast.action) return
    const timer = setTimeout(closeToast, SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div role="status">
      {toast && (
        <div className={styles.toast}>
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action?.run()
                closeToast()
              }}
            >
              {toast.action.label}
            </button>
          )}
          {toast.action && (
            <button type="button" onClick={closeToast}>
              {t('common.close')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
