import type { ReactNode } from 'react'
import { useMediaQuery } from '../lib/media-query.ts'
import { isLoggedIn, useSession } from '../lib/session.ts'
import { AchievementDialog } from './achievement-dialog.tsx'
import { DamageHost } from './damage-host.tsx'
import { DemoNote } from './demo-note.tsx'
import { LanguageAlert } from './language-alert.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import type { Area, ScreenRoute } from './screen-route.ts'
import styles from './shell.module.css'
import { SkipLinks } from './skip-links.tsx'

export interface ShellProps {
  readonly frame: ScreenRoute['frame']
  readonly area: Area | undefined
  /** The path of the screen in the table. */
  readonly path: string
  readonly children: ReactNode
}

/** From here a task leaves room for the rail. */
const RAIL_WIDTH = '(min-width: 768px)'

/** Deck and overview pages may be covered by a congratulation; forms in use never are [NAV-5]. */
const COVERABLE_TASKS = ['/match']

/** What stands around a page: banners above, navigation (bar, rail or panel by width), popups of the journey. */
export function Shell({ frame, area, path, children }: ShellProps) {
  const isSignedIn = isLoggedIn(useSession())
  const hasRoom = useMediaQuery(RAIL_WIDTH)
  const isTask = frame === 'task'
  const hasNavigation = isSignedIn && (frame === 'full' || (isTask && hasRoom))
  return (
    <div className={hasNavigation ? `${styles.beside} ${isTask ? '' : styles.full}` : undefined}>
      <SkipLinks hasNavigation={hasNavigation} />
      <OfflineBanner />
      {hasNavigation && <Navigation area={area} isRail={isTask} />}
      {isSignedIn && frame !== 'plain' && (area === 'election' || area === 'me') && <LanguageAlert />}
      {!isTask && <DamageHost />}
      {children}
      {isSignedIn && area === 'election' && frame === 'full' && <DemoNote />}
      {isSignedIn && (frame === 'full' || COVERABLE_TASKS.includes(path)) && <AchievementDialog />}
    </div>
  )
}
