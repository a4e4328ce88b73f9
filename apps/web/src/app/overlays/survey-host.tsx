import { extraPart } from '@plenara/ui/extra-part.ts'
import { Suspense, useEffect, useState } from 'react'
import { isLoggedIn, useSession } from '../../data/session/session.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { loadChunk } from '../start/chunk-loading.ts'

/** Overview pages, on which a survey interrupts no task. */
const PAGES = ['/election', '/dream-teams', '/results']

const SurveyCard = extraPart(async () => (await loadChunk(() => import('../../me/surveys/survey-card.tsx'))).SurveyCard)

/** The survey below an overview, loaded when the page is idle. @param path the path of the screen in the table */
export function SurveyHost({ path }: { readonly path: string }) {
  const isSignedIn = isLoggedIn(useSession())
  return isSignedIn && PAGES.includes(path) ? <Host /> : null
}

function Host() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!isIdle) return null
  return (
    <Suspense fallback={null}>
      <SurveyCard />
    </Suspense>
  )
}
