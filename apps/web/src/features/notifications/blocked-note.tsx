import { useText } from '../../i18n/text.ts'
import { appPlatform } from '../../lib/app-platform.ts'
import styles from './notifications.module.css'

/** How notifications are allowed where the device blocks them: it asks no second time. */
export function BlockedNote() {
  const t = useText()
  return (
    <div className={styles.panel} role="status">
      <b>{t('notifications.blocked.title')}</b>
      <p>{t(appPlatform() === 'ios' ? 'notifications.blocked.ios' : 'notifications.blocked.android')}</p>
    </div>
  )
}
