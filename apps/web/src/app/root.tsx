import { Outlet, ScrollRestoration } from 'react-router'
import styles from './root.module.css'
import { ToastRegion } from './toast-region.tsx'
import { useActiveElectionData } from './use-active-election-data.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useSessionStart } from './use-session-start.ts'

/** What outlives every change of page: session, scroll positions, messages. */
export function Root() {
  useSessionStart()
  useActiveElectionData()
  useFocusOnNavigation()
  return (
    <div className={styles.root}>
      <Outlet />
      <div id="announcer" className="visually-hidden" aria-live="polite" />
      <ToastRegion />
      <ScrollRestoration />
    </div>
  )
}
