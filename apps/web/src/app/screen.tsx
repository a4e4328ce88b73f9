import { type ComponentType, lazy, Suspense } from 'react'
import { Guard } from './guard.tsx'
import { LockedPage } from './locked-page.tsx'
import { PageFallback } from './page-fallback.tsx'
import type { Page, ScreenRoute } from './routes.ts'
import { Shell } from './shell.tsx'
import { TutorialHost } from './tutorial-host.tsx'
import { useStepLock } from './use-step-lock.ts'

/** One screen of the table: guarded, in its frame; a step that is still locked says what opens it. */
export function Screen({ screen }: { readonly screen: ScreenRoute }) {
  return (
    <Guard screen={screen}>
      <FramedScreen screen={screen} />
    </Guard>
  )
}

function FramedScreen({ screen }: { readonly screen: ScreenRoute }) {
  const lock = useStepLock(screen.step)
  const frame = lock === 'locked' ? 'full' : screen.frame
  const Content = contentOf(screen.page)
  return (
    <Shell frame={frame} area={screen.area} path={screen.path}>
      {lock === 'pending' && <PageFallback />}
      {lock === 'locked' && screen.step && <LockedPage step={screen.step} />}
      {lock === 'open' && (
        <Suspense fallback={<PageFallback />}>
          <Content />
        </Suspense>
      )}
      {lock === 'open' && <TutorialHost path={screen.path} />}
    </Shell>
  )
}

const contents = new Map<Page, ComponentType>()

/** The component of a page: at once where it is loaded already, else when it comes. It stays the same one, or the page would begin anew. */
function contentOf(page: Page): ComponentType {
  const content = contents.get(page) ?? page.loaded() ?? lazy(page.load)
  contents.set(page, content)
  return content
}
