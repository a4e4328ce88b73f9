import { App } from '@capacitor/app'
import { createClient } from '@plenara/contract/client'
import { isCompatible, neededVersion } from '@plenara/domain/device'
import { replace } from 'react-router'
import { API_URL } from '../api-url.ts'
import { platform } from '../platform.ts'
import { askOpenly } from '../sent-log.ts'
import type { AppRouter } from './app-router.ts'

export const UPDATE_PATH = '/update-app'
/** How long an answer of the server is fresh, in milliseconds; the same as its cache time. */
const FRESH_MS = 600_000
/** After a failure the server is not called for this long. */
const RETRY_MS = 30_000
/** How long a navigation may wait for the check that it started. */
const WAIT_MS = 300
/** A server that is silent for this long has failed. */
const LIMIT_MS = 10_000

/** The pages of an app that is too old: exporting data, logging off, and the legal pages. */
const OPEN = /^\/(update-app|settings(\/.*)?|logout|terms|privacy|imprint)\/?$/i

export interface Verdict {
  readonly installed: string
  /** The lowest version that the server serves, where its range names one. */
  readonly needed: string | null
  readonly isTooOld: boolean
}

// No token and no transport of the session: the check must not identify the voter, also not for a local account.
const client = createClient({ baseUrl: API_URL, fetch: ({ url, signal }) => askOpenly(url, { signal }), token: () => null })

let last: { readonly verdict: Verdict | null; readonly at: number } | undefined
let under: Promise<Verdict | null> | undefined
let router: AppRouter | undefined

/** Sets the router, by which answers that come after their navigation redirect too. */
export function leadToUpdate(app: AppRouter): void {
  router = app
}

/**
 * The check before each navigation of the shells [GUARD-2]: leads to `/update-app` where the server no longer serves this version. It waits 300 ms at
 * most, and only for a check that it started itself; a failure has no consequence [GUARD-3].
 */
export async function beforeNavigation(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const verdict = under ? last?.verdict : await Promise.race([checkVersion(), silence()])
  return verdict?.isTooOld && !OPEN.test(pathname) ? replace(UPDATE_PATH) : null
}

/** The verdict of the server on this version, requested at most every ten minutes; null if it is unknown. */
export function checkVersion(): Promise<Verdict | null> {
  const age = Date.now() - (last?.at ?? Number.NEGATIVE_INFINITY)
  if (last && age >= 0 && age < (last.verdict ? FRESH_MS : RETRY_MS)) return Promise.resolve(last.verdict)
  under ??= ask().finally(() => {
    under = undefined
  })
  return under
}

async function ask(): Promise<Verdict | null> {
  const verdict = await judge().catch(() => null)
  last = { verdict, at: Date.now() }
  if (verdict?.isTooOld && router && !OPEN.test(router.state.location.pathname)) void router.navigate(UPDATE_PATH, { replace: true })
  return verdict
}

async function judge(): Promise<Verdict | null> {
  const [{ version: installed }, { compatibility }] = await Promise.all([
    App.getInfo(),
    client.getStatus({ signal: AbortSignal.timeout(LIMIT_MS) }),
  ])
  const range = compatibility[platform()]
  return { installed, needed: neededVersion(range), isTooOld: isCompatible(installed, range) === false }
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, WAIT_MS, null))
}
