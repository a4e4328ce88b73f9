import { earlyCallsEnd } from '../../data/calls/early-calls.ts'
import { beginWithEarlyAnswers } from '../../data/calls/query-client.ts'
import { watchMarks } from '../../data/loss/kept-marks.ts'
import { loadOutbox } from '../../data/outbox/load-outbox.ts'
import { currentSession, isLoggedIn } from '../../data/session/session-store.ts'
import { activateLanguage } from '../../i18n/i18n.ts'
import { initialLanguage } from '../../i18n/initial-language.ts'
import { isNative } from '../../platform/platform.ts'
import { isPreview } from '../../platform/preview.ts'
import { router } from '../../platform/routing/app-history.ts'
import { applyTheme } from '../../platform/theme.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { loadLossNotice } from '../overlays/loss-host.tsx'
import { drawApp, readServedPage } from '../rendering/take-over.tsx'
import { screenOf } from '../routes.ts'
import { reloadOnMissingChunk } from './chunk-loading.ts'
import { loadFonts } from './load-fonts.ts'
import { reportErrors } from './report-errors.ts'
import { trackInput } from './track-input.ts'

/** How long the first page and its data may let the rest of the app wait, in milliseconds; then the app begins with its frame. */
const PAGE_MS = 500

watchMarks()
const native = isNative() ? await import('../native/native-app.ts') : undefined
await native?.prepareNative()
applyTheme()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
reportErrors()
reloadOnMissingChunk()
const page = screenOf(location.pathname)?.page.load()
const served = readServedPage()
const dataArrived = earlyCallsEnd()
// Whoever sees the frame first waits longer for the page: React shows what replaces a fallback 300 ms after it at the earliest.
// Who has a rendered page before them waits for the app as long as it takes: nothing that is there may go away for it.
const patience = served ? page?.catch(() => undefined) : sleep(PAGE_MS)
await Promise.all([activateLanguage(initialLanguage()), Promise.race([Promise.allSettled([page, dataArrived]), patience])])
beginWithEarlyAnswers()

const root = document.getElementById('root')
if (root) {
  drawApp(root, served)
  delete document.documentElement.dataset.voter
  // From here on what was pressed before the app was there is no longer shown as waiting for it (base.css).
  trackInput()
  native?.startNative({ router, isScreen: (path) => path === '/' || screenOf(path) !== undefined })
}
loadFonts(dataArrived)
// The pages that come next find their texts here; logging off, keeping what the user does and the word that it was taken away must work without a
// network, so they are fetched while there is one.
if (!isPreview()) void dataArrived.then(() => whenIdle(fetchLate))

function fetchLate(): void {
  const late = import.meta.env.PROD && import('./late.ts').then(({ startLate }) => startLate())
  const ofVoter = isLoggedIn(currentSession()) ? [loadOutbox(), loadLossNotice()] : []
  for (const part of [screenOf('/logout')?.page.load(), late || undefined, ...ofVoter]) part?.catch(() => undefined)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
