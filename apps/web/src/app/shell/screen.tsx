import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { later } from '../../platform/later.tsx'
import { whenIdle } from '../../platform/when-idle.ts'
import { useStepLock } from '../journey/use-step-lock.ts'
import { ConsentHost } from '../overlays/consent-host.tsx'
import { SurveyHost } from '../overlays/survey-host.tsx'
import { TakeoverHost } from '../overlays/takeover-host.tsx'
import { TutorialHost } from '../overlays/tutorial-host.tsx'
import { screenOf } from '../routes.ts'
import type { ScreenRoute } from '../screen-route.ts'
import { loadChunk } from '../start/chunk-loading.ts'
import { Guard } from './guard.tsx'
import { PageFallback } from './page-fallback.tsx'
import { Shell } from './shell.tsx'

/** A screen of the table: guarded, in its frame; a locked step shows what opens it. */
export function Screen({ screen }: { readonly screen: ScreenRoute }) {
  useNextPage(screen)
  return (
    <Guard screen={screen}>
      <WithCatalogue screen={screen}>
        <FramedScreen screen={screen} />
      </WithCatalogue>
    </Guard>
  )
}

/** Only local accounts load the gate of the catalogue. */
const CatalogueGate = later(async () => (await import('./catalogue-gate.tsx')).CatalogueGate)

function WithCatalogue({ screen, children }: { readonly screen: ScreenRoute; readonly children: ReactNode }) {
  if (!useIsLocalAccount()) return children
  return (
    <Suspense fallback={<PageFallback />}>
      <CatalogueGate screen={screen}>{children}</CatalogueGate>
    </Suspense>
  )
}

/** Prefetches the page that most likely follows while this page is idle; in the entry, with the code that a guest needs. */
function useNextPage({ path, next }: ScreenRoute): void {
  useEffect(() => {
    if (next === undefined) return
    return whenIdle(() => {
      const parts = [screenOf(next)?.page.load(), path === '/start' ? CatalogueGate.load() : undefined]
      for (const part of parts) part?.catch(() => undefined)
    })
  }, [path, next])
}

const LockedPage = lazy(async () => ({ default: (await loadChunk(() => import('../journey/locked-page.tsx'))).LockedPage }))

function FramedScreen({ screen }: { readonly screen: ScreenRoute }) {
  const lock = useStepLock(screen.step)
  const frame = lock === 'locked' ? 'full' : screen.frame
  return (
    <Shell frame={frame} area={screen.area} path={screen.path}>
      {lock === 'pending' && <PageFallback />}
      {lock === 'locked' && screen.step && (
        <Suspense fallback={<PageFallback />}>
          <LockedPage step={screen.step} />
        </Suspense>
      )}
      {lock === 'open' && contentOf(screen)}
    </Shell>
  )
}

const contents = new Map<ScreenRoute, ReactNode>()

/**
 * The content of a page: rendered at once if its script is loaded, else when it is. Always the same element: another component would remount the
 * page, and another element would render it again at every check of the lock.
 */
function contentOf(screen: ScreenRoute): ReactNode {
  const cachedContent = contents.get(screen)
  if (cachedContent) return cachedContent
  const Content = screen.page.loaded() ?? lazy(screen.page.load)
  const content = (
    <>
      <Suspense fallback={<PageFallback />}>
        <Content />
      </Suspense>
      <SurveyHost path={screen.path} />
      <TutorialHost path={screen.path} />
      <ConsentHost />
      <TakeoverHost />
    </>
  )
  contents.set(screen, content)
  return content
}
