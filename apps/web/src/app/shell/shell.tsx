import { lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import { createShownData, ShownDataContext } from '../../data/calls/shown-data.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { useMediaQuery } from '../../platform/media-query.ts'
import { DamageHost } from '../overlays/damage-host.tsx'
import { LossHost } from '../overlays/loss-host.tsx'
import { ServedPageContext } from '../rendering/served-page.ts'
import type { Area, ScreenRoute } from '../screen-route.ts'
import { loadChunk } from '../start/chunk-loading.ts'
import { DemoNote } from './demo-note.tsx'
import { LanguageAlert } from './language-alert.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import styles from './shell.module.css'
import { SkipLinks } from './skip-links.tsx'
import { VisitorHeader } from './visitor-header.tsx'

export interface ShellProps {
  readonly frame: ScreenRoute['frame']
  readonly area: Area | undefined
  /** The path of the screen in the table. */
  readonly path: string
  readonly children: ReactNode
}

/** From this width on a task leaves room for the rail. */
const RAIL_WIDTH = '(min-width: 768px)'

/** The overview pages of the election, the only ones that a congratulation may cover [NAV-5]. */
const CELEBRATING = ['/election', '/election/favorite-candidates', '/lists', '/dream-teams']

const AchievementDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../journey/achievement-dialog.tsx'), [])).AchievementDialog,
}))

/** The frame around a page: banners above, navigation (bar, rail or panel by width), popups of the journey. */
export function Shell({ frame, area, path, children }: ShellProps) {
  const isSignedIn = isLoggedIn(useSession())
  const hasRoom = useMediaQuery(RAIL_WIDTH)
  const isTask = frame === 'task'
  const served = useContext(ServedPageContext)
  const { pathname } = useLocation()
  const [shown] = useState(() => createShownData(served?.fictional && served.path === pathname))
  const hasNavigation = isSignedIn && (frame === 'full' || (isTask && hasRoom))
  const isVisitor = !isSignedIn && frame === 'full'
  const visitorClass = isVisitor ? styles.visitor : undefined
  return (
    <div className={hasNavigation ? `${styles.beside} ${isTask ? '' : styles.full}` : visitorClass}>
      <SkipLinks hasNavigation={hasNavigation} />
      <OfflineBanner />
      <LossHost />
      {hasNavigation && <Navigation area={area} isRail={isTask} />}
      {isVisitor && <VisitorHeader area={area} />}
      {isSignedIn && frame !== 'plain' && (area === 'election' || area === 'me') && <LanguageAlert />}
      {!isTask && <DamageHost />}
      <ShownDataContext value={shown}>
        {children}
        <DemoNote frame={frame} />
      </ShownDataContext>
      {isSignedIn && CELEBRATING.includes(path) && (
        <Suspense fallback={null}>
          <AchievementDialog />
        </Suspense>
      )}
    </div>
  )
}
