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

/** How long the rest of the app waits for the first page and its data, in milliseconds; then the app starts with its shell. */
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
// If the shell is shown first the page comes later: React replaces a fallback after 300 ms at the earliest.
// A rendered page stays without a time limit: it must not be replaced by a fallback.
const patience = served ? page?.catch(() => undefined) : sleep(PAGE_MS)
await Promise.all([activateLanguage(initialLanguage()), Promise.race([Promise.allSettled([page, dataArrived]), patience])])
beginWithEarlyAnswers()

const root = document.getElementById('root')
if (root) {
  drawApp(root, served)
  delete document.documentElement.dataset.voter
  // From here on a button that was pressed before the app started is no longer shown as waiting (base.css).
  trackInput()
  native?.startNative({ router, isScreen: (path) => path === '/' || screenOf(path) !== undefined })
}
loadFonts(dataArrived)
// Texts of the next pages, and code that must work without a network (logging off, saving changes, the notice of lost data), are prefetched while
// there is a network.
if (!isPreview()) void dataArrived.then(() => whenIdle(fetchLate))

function fetchLate(): void {
  const late = import.meta.env.PROD && import('./late.ts').then(({ startLate }) => startLate())
  const ofVoter = isLoggedIn(currentSession()) ? [loadOutbox(), loadLossNotice()] : []
  for (const part of [screenOf('/logout')?.page.load(), late || undefined, ...ofVoter]) part?.catch(() => undefined)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
