import { useText } from '@plenara/ui/text/text.ts'
import { appPlatform } from '../../platform/app-platform.ts'
import styles from './notifications.module.css'

/** How notifications are allowed where the device blocks them: it asks no second time. */
export function BlockedNote() {
  const t = useText()
  const platform = appPlatform()
  return (
    <div className={styles.panel} role="status">
      <b>{t(platform === 'web' ? 'notifications.blocked.webTitle' : 'notifications.blocked.title')}</b>
      <p>{t(`notifications.blocked.${platform}`)}</p>
    </div>
  )
}
