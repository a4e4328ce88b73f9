import { SplashScreen } from '@capacitor/splash-screen'
import type { AppRouter } from '../../platform/native/app-router.ts'
import { beforeNavigation, leadToUpdate } from '../../platform/native/version-guard.ts'
import { guardNavigation, router } from '../../platform/routing/app-history.ts'
import { followBackButton } from './back-button.ts'
import { keepStorage, restoreStorage } from './storage-copy.ts'
import { followLinks } from './links.ts'
import { followTheme } from './status-bar.ts'

export interface NativeOptions {
  readonly router: AppRouter
  /** Whether an address of the app has a page. */
  readonly isScreen: (path: string) => boolean
}

/**
 * Before the app starts: restores storage that the webview lost. In that case the page reloads and the promise never resolves. The shells check before each
 * navigation whether the server still serves their version [GUARD-2]; the web never does.
 */
export async function prepareNative(): Promise<void> {
  if (await restoreStorage()) {
    location.reload()
    await new Promise(() => undefined)
  }
  const ask = async (path: string) => (await beforeNavigation(new Request(new URL(path, location.href))))?.headers.get('Location') ?? null
  guardNavigation(ask)
  const other = await ask(location.pathname)
  if (other !== null) await router.navigate(other, { replace: true })
}

/** Connects the app to its shell, once the first page is rendered: back button, links, status bar, copy of the storage, and the end of the splash screen. */
export function startNative({ router, isScreen }: NativeOptions): void {
  leadToUpdate(router)
  keepStorage(router)
  followTheme()
  void followBackButton(router)
  void followLinks(router, isScreen)
  requestAnimationFrame(() => requestAnimationFrame(() => void SplashScreen.hide({ fadeOutDuration: 200 })))
}
