import type { Page, Route } from '@playwright/test'
import { pageScript } from '../../src/platform/native/test-support/scripted-bridge.ts'
import type { NativeAnswers, NativeCall, NativeSide } from '../../src/platform/native/test-support/scripted-native-side.ts'

type ShellWindow = Window & { readonly nativeSide: NativeSide }

export interface Shell {
  /** The calls of a method that reached the native side since the page was loaded, by their options. */
  readonly calls: (method: string) => Promise<NativeCall['options'][]>
  /** What happens on the phone: a press of the back button, an opened link. */
  readonly emit: (event: string, data?: object) => Promise<void>
  /** Waits until the app hears an event of the App plugin. */
  readonly hears: (event: string) => Promise<void>
}

/** Makes a page the webview of a shell: Capacitor's own bridge against a scripted native side. Before its first address. */
export async function openShell(page: Page, platform: 'android' | 'ios', answers: NativeAnswers = {}): Promise<Shell> {
  const info = { name: 'Plenara', id: 'ch.plenara.app', build: '1', version: '1.2.0' }
  await page.addInitScript({ content: pageScript(platform, { 'App.getInfo': info, ...answers }) })
  return {
    calls: (method) =>
      page.evaluate((name) => {
        const { calls } = (window as unknown as ShellWindow).nativeSide
        return calls.filter((call) => `${call.plugin}.${call.method}` === name).map(({ options }) => options)
      }, method),
    emit: (event, data = {}) =>
      page.evaluate(([name, value]) => (window as unknown as ShellWindow).nativeSide.emit('App', name, value), [event, data] as const),
    hears: async (event) => {
      await page.waitForFunction((name) => (window as unknown as ShellWindow).nativeSide.listening('App', name) > 0, event)
    },
  }
}

/** Lets the server serve these versions of the apps. Returns how often it was asked. */
export async function serveVersions(page: Page, range: string, before?: (route: Route) => Promise<void>): Promise<() => number> {
  let asked = 0
  await page.route('**/api/status', async (route) => {
    asked += 1
    await before?.(route)
    await route.fulfill({ json: { compatibility: { android: range, ios: range, web: range }, version: '9.0.0', dataVersion: 1 } })
  })
  return () => asked
}
