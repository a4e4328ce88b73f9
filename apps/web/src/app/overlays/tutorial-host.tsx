import { extraPart } from '@plenara/ui/extra-part.ts'
import { Suspense, useEffect, useState } from 'react'
import { type TutorialName, useIsTutorialDue, useMarkTutorials } from '../../data/commands/tutorials.ts'
import { loadChunk } from '../start/chunk-loading.ts'

/** The screens with a tutorial on the first visit [NAV-4]. */
const TUTORIAL_OF: Readonly<Record<string, TutorialName>> = {
  '/election': 'home',
  '/match': 'match',
  '/election/favorite-candidates': 'favorites',
  '/lists': 'lists',
  '/list/:listId?': 'list-editor',
  '/dream-teams': 'dream-teams',
}

/** The delay before a tutorial is loaded, so that the page comes first. */
const AFTER_PAGE_MS = 800

const Tutorial = extraPart(async () => (await loadChunk(() => import('../../me/tutorials/tutorial.tsx'))).Tutorial)

/** Shows the tutorial of a screen once. @param path the path of the screen in the table */
export function TutorialHost({ path }: { readonly path: string }) {
  const name = TUTORIAL_OF[path]
  return name ? <Host key={name} name={name} /> : null
}

function Host({ name }: { readonly name: TutorialName }) {
  const [isSettled, setSettled] = useState(false)
  const [state, setState] = useState<'waiting' | 'running' | 'over'>('waiting')
  const isDue = useIsTutorialDue(name, isSettled)
  const { mutate } = useMarkTutorials()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), AFTER_PAGE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (state === 'over' || (state === 'waiting' && !isDue)) return null
  return (
    <Suspense fallback={null}>
      <Tutorial
        name={name}
        onStart={() => {
          setState('running')
          mutate({ names: [name], isSeen: true })
        }}
        onClose={() => setState('over')}
      />
    </Suspense>
  )
}
