import { SplashScreen } from '@capacitor/splash-screen'
import { followBackButton } from './back-button.ts'
import { keepStorage, restoreStorage } from './kept-storage.ts'
import { followLinks } from './links.ts'
import { followTheme } from './status-bar.ts'
import { leadToUpdate } from './version-guard.ts'

/** What the shell needs of the router of the app. */
export interface AppRouter {
  readonly state: { readonly location: { readonly pathname: string } }
  readonly navigate: {
    (steps: number): Promise<void>
    (path: string, options?: { readonly replace?: boolean }): Promise<void>
  }
  readonly subscribe: (listener: () => void) => () => void
}

export interface NativeOptions {
  readonly router: AppRouter
  /** Whether an address of the app has a page. */
  readonly isScreen: (path: string) => boolean
}

/** Before the app begins: what the webview lost comes back. Where it lost something, the page begins anew and this never ends. */
export async function prepareNative(): Promise<void> {
  if (!(await restoreStorage())) return
  location.reload()
  await new Promise(() => undefined)
}

/** Ties the app to its shell, once the first page is drawn: back button, links, status bar, kept storage, and the end of the splash screen. */
export function startNative({ router, isScreen }: NativeOptions): void {
  leadToUpdate(router)
  keepStorage(router)
  followTheme()
  void followBackButton(router)
  void followLinks(router, isScreen)
  requestAnimationFrame(() => requestAnimationFrame(() => void SplashScreen.hide({ fadeOutDuration: 200 })))
}
