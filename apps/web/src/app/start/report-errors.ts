import { version } from '../../../package.json'
import { api } from '../../data/calls/api.ts'
import { accountType, hasLocalAccount } from '../../data/session/account-type.ts'
import { screenOf } from '../routes.ts'

/** A page that fails again and again has said enough. */
const MAX_REPORTS = 10
const reported = new Set<string>()

/**
 * Reports errors that nothing caught: on which screen, in which release and of which class, never their message, so that no content leaves the page.
 * A device that holds the account of a guest or a local one reports nothing, whoever is signed in.
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
  // What cannot be reported stays in the console, where the browser wrote it.
  api.reportBrowserError({ body }).catch(() => undefined)
}

/** The name of the class, which a build does not shorten; anything that is not a plain name counts as `Error`. */
function classOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error'
}
