import type { ReactNode } from 'react'
import { JourneyContext, useJourneyOfVoter } from '../../data/queries/journey.ts'
import { ContentLanguageContext, useContentLanguageOfVoter } from '../../data/queries/user.ts'
import { ToastRegion } from '../overlays/toast-region.tsx'
import { useNotifications } from '../overlays/use-notifications.ts'
import { CurrentScreen } from '../shell/current-screen.tsx'
import { useFocusOnNavigation } from '../shell/use-focus-on-navigation.ts'
import styles from './root.module.css'
import { useActiveElectionData } from './use-active-election-data.ts'
import { useSessionStart } from './use-session-start.ts'

/** Provides values that many parts of a page need, computed once; otherwise each rating would compute them a dozen times. */
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

/** The parts that survive navigation: session, scroll positions, messages. */
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
    </div>
  )
}
