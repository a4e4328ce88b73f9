import { version } from '../../../package.json'
import { api } from '../../data/calls/api.ts'
import { accountType, hasLocalAccount } from '../../data/session/account-type.ts'
import { screenOf } from '../routes.ts'

/** The maximum number of reports of a page. */
const MAX_REPORTS = 10
const reported = new Set<string>()

/**
 * Reports uncaught errors by screen, release and class, never their message, so that no content leaves the page.
 * A device with the account of a guest or a local account reports nothing, in any session.
 */
export function reportErrors(): void {
  addEventListener('error', ({ error }) => report('error', error))
  addEventListener('unhandledrejection', ({ reason }) => report('unhandledrejection', reason))
}

function report(kind: 'error' | 'unhandledrejection', error: unknown): void {
  if (accountType() !== 'online' || hasLocalAccount()) return
  const body = { route: screenOf(location.pathname)?.path ?? '/', release: version, kind, class: classOf(error) }
  const key = JSON.stringify(body)
  if (reported.has(key) || reported.size >= MAX_REPORTS) return
  reported.add(key)
  // A failed report is ignored: the error is in the console of the browser.
  api.reportBrowserError({ body }).catch(() => undefined)
}

/** The name of the class, which builds do not minify; anything but a plain name counts as `Error`. */
function classOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error'
}
