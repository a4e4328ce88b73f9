import '@plenara/ui/styles/tokens.css'
import '@plenara/ui/styles/base.css'
import '@plenara/ui/styles/fallback-fonts.css'
// At once, so that what is measured stands in the same letters in every run.
import '@plenara/ui/styles/fonts.ts'
import { closeToast } from '@plenara/ui/overlay/toast.ts'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from '../app/start/app.tsx'
import { trackInput } from '../app/start/track-input.ts'
import { forgetAnswers, queryClient } from '../data/calls/query-client.ts'
import { forgetRunning } from '../data/commands/optimistic.ts'
import { resetElectionSelection } from '../data/queries/active-election.ts'
import { activateLanguage } from '../i18n/i18n.ts'
import { initialLanguage } from '../i18n/initial-language.ts'
import { forgetSwissMap } from '../parliament/shared/municipalities/swiss-map.ts'
import { router } from '../platform/routing/app-history.ts'
import { applyTheme } from '../platform/theme.ts'

/** Between the attempts of a call that fails; the seconds of the product are proved in data/calls/query-cache.test.ts. */
const RETRY_DELAY_MS = 5
const defaults = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: RETRY_DELAY_MS } })

trackInput()
let root: Root | undefined

/** Takes the app away, as a page does that is left. */
export function unmount(): void {
  dispatchEvent(new Event('pagehide'))
  root?.unmount()
  root = undefined
  forgetRunning()
  forgetAnswers()
  forgetSwissMap()
  closeToast()
}

/** Mounts the app at an address, in place of one that was there. */
export async function mount(address: string): Promise<void> {
  unmount()
  history.replaceState(null, '', address)
  rereadDevice()
  await activateLanguage(initialLanguage())
  applyTheme()
  await router.navigate(address, { replace: true })
  root = createRoot(container())
  root.render(<App />)
}

/** What modules read of the device when they are loaded, they read again. */
function rereadDevice(): void {
  resetElectionSelection()
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** Shows a part of the interface by itself, without the app around it. */
export function show(part: ReactNode): void {
  unmount()
  root = createRoot(container())
  root.render(part)
}

/** Goes back by the browser's own history. */
export async function navigateBack(): Promise<void> {
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await back
}

function container(): HTMLElement {
  const found = document.getElementById('root')
  if (found) return found
  const made = document.createElement('div')
  made.id = 'root'
  document.body.append(made)
  return made
}
