import { useText } from '@plenara/ui/text/text.ts'
import { appPlatform } from '../../platform/app-platform.ts'
import styles from './notifications.module.css'

/** Explains how to allow notifications that the device blocks: it does not ask a second time. */
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
