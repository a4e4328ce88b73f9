import { ApiError } from '@plenara/contract/client'
import { IconCloudOff } from '@tabler/icons-react'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useText } from '../i18n/text.ts'
import { useCall } from '../lib/query-client.ts'
import { isLoggedIn, useSession } from '../lib/session.ts'
import styles from './offline-banner.module.css'

/** A slim line while there is no network or no server; what is loaded stays, the session too [SESSION-2]. */
export function OfflineBanner() {
  const t = useText()
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  const session = useSession()
  const { error } = useCall('getUser', { params: { id: session.userId } }, isLoggedIn(session))
  const isServerAway = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return (
    <div role="status">
      {(!isOnline || isServerAway) && (
        <p className={styles.banner}>
          <IconCloudOff aria-hidden size={20} />
          {t(isOnline ? 'app.offline.server' : 'app.offline.text')}
        </p>
      )}
    </div>
  )
}
