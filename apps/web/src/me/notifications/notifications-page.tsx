import { useText } from '@plenara/ui/text/text.ts'
import { appPlatform } from '../../platform/app-platform.ts'
import { Page } from '../../shared/page/page.tsx'
import { InBrowser } from './in-browser.tsx'
import styles from './notifications.module.css'
import { OnDevice } from './on-device.tsx'

/** Which notifications come on this device, and which are scheduled [ROUTE-41]. */
export function NotificationsPage() {
  const t = useText()
  return (
    <Page title={t('notifications.title')}>
      <div className={styles.groups}>{appPlatform() === 'web' ? <InBrowser /> : <OnDevice />}</div>
    </Page>
  )
}
