import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/unsupported.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateLanguage } from '../i18n/i18n.ts'
import { initialLanguage } from '../i18n/initial-language.ts'
import { earlyCallsEnd } from '../lib/early-calls.ts'
import { loadOutbox } from '../lib/outbox/write.ts'
import { isNative } from '../lib/platform.ts'
import { beginWithEarlyAnswers } from '../lib/query-client.ts'
import { currentSession, isLoggedIn } from '../lib/session-store.ts'
import { applyTheme } from '../lib/theme.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { App, router } from './app.tsx'
import { reloadOnMissingChunk } from './chunk-loading.ts'
import { loadFonts } from './load-fonts.ts'
import { screenOf } from './routes.ts'
import { trackInput } from './track-input.ts'

/** How long the first page and its data may let the rest of the app wait, in milliseconds; then the app begins with its frame. */
const PAGE_MS = 500

const native = isNative() ? await import('../native/native-app.ts') : undefined
await native?.prepareNative()
applyTheme()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
trackInput()
reloadOnMissingChunk()
const page = screenOf(location.pathname)?.page.load()
const dataArrived = earlyCallsEnd()
// A frame that waits for its data is drawn twice: a slow phone has the data sooner than the frame.
await Promise.all([activateLanguage(initialLanguage()), Promise.race([Promise.allSettled([page, dataArrived]), sleep(PAGE_MS)])])
beginWithEarlyAnswers()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  native?.startNative({ router, isScreen: (path) => path === '/' || screenOf(path) !== undefined })
}
loadFonts(dataArrived)
// The pages that come next find their texts here; logging off and keeping what the user does must work without a network, so both are fetched
// while there is one.
void dataArrived.then(() => whenIdle(fetchLate))

function fetchLate(): void {
  const late = import.meta.env.PROD && import('./late.ts').then(({ startLate }) => startLate())
  const outbox = isLoggedIn(currentSession()) ? loadOutbox() : undefined
  for (const part of [screenOf('/logout')?.page.load(), late || undefined, outbox]) part?.catch(() => undefined)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
