import { App } from '@capacitor/app'
import type { AppRouter } from '../../platform/native/app-router.ts'
import { parseUrl } from '../../platform/parse-url.ts'

/** Pages that no link may open: logging off, and the required update. */
const CLOSED = ['/logout', '/update-app']

/** Opens the page of a link that the phone passes to the app, also of the link that started it. */
export async function followLinks(router: AppRouter, isScreen: (path: string) => boolean): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    const address = addressOfLink(url, isScreen)
    if (address) void router.navigate(address)
  })
}

/**
 * The address in the app of a link to the web app (`https://host/path`) or of the scheme of the app (`plenara://path`); null if the app has no such
 * page. The host is not checked: the phone passes only links that the shell claims, and only paths of the app are opened.
 */
export function addressOfLink(url: string, isScreen: (path: string) => boolean): string | null {
  const parsed = parseUrl(url)
  if (!parsed) return null
  const { protocol, host, pathname, search, hash } = parsed
  if (protocol !== 'https:' && protocol !== 'plenara:') return null
  const path = `/${protocol === 'plenara:' ? host : ''}/${pathname}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return CLOSED.includes(path.toLowerCase()) || !isScreen(path) ? null : path + search + hash
}
