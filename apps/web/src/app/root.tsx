import type { ReactNode } from 'react'
import { ScrollRestoration } from 'react-router'
import { JourneyContext, useJourneyOfVoter } from '../lib/journey.ts'
import { ContentLanguageContext, useContentLanguageOfVoter } from '../lib/user.ts'
import { CurrentScreen } from './current-screen.tsx'
import styles from './root.module.css'
import { ToastRegion } from './toast-region.tsx'
import { useActiveElectionData } from './use-active-election-data.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useNotifications } from './use-notifications.ts'
import { useSessionStart } from './use-session-start.ts'

/** What every part of a page asks for is found out once, or each rating would ask a dozen times. */
export function Root() {
  return (
    <ContentLanguageContext value={useContentLanguageOfVoter()}>
      <JourneyProvider>
        <Frame />
      </JourneyProvider>
    </ContentLanguageContext>
  )
}

function JourneyProvider({ children }: { readonly children: ReactNode }) {
  return <JourneyContext value={useJourneyOfVoter()}>{children}</JourneyContext>
}

/** What outlives every change of page: session, scroll positions, messages. */
function Frame() {
  useSessionStart()
  useActiveElectionData()
  useFocusOnNavigation()
  useNotifications()
  return (
    <div className={styles.root}>
      <CurrentScreen />
      <div id="announcer" className="visually-hidden" aria-live="polite" />
      <ToastRegion />
      <ScrollRestoration />
    </div>
  )
}
