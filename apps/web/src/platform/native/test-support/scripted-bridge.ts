import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import { type NativeAnswers, type NativeScript, type NativeSide, scriptNativeSide } from './scripted-native-side.ts'

/** The methods of the plugins that the shells bring, by plugin. */
const SHELL_PLUGINS: NativeScript['plugins'] = {
  App: ['exitApp', 'getInfo', 'getState', 'getLaunchUrl', 'minimizeApp', 'toggleBackButtonHandler'],
  Filesystem: ['writeFile', 'readFile', 'deleteFile', 'mkdir', 'rmdir', 'getUri', 'stat'],
  Haptics: ['impact', 'notification', 'vibrate', 'selectionStart', 'selectionChanged', 'selectionEnd'],
  LocalNotifications: [
    'schedule',
    'update',
    'cancel',
    'getPending',
    'getDeliveredNotifications',
    'removeDeliveredNotifications',
    'removeAllDeliveredNotifications',
    'areEnabled',
    'createChannel',
    'deleteChannel',
    'listChannels',
    'checkPermissions',
    'requestPermissions',
    'checkExactNotificationSetting',
    'changeExactNotificationSetting',
    'registerActionTypes',
  ],
  Share: ['canShare', 'share'],
  SplashScreen: ['show', 'hide'],
  StatusBar: ['setStyle', 'setBackgroundColor', 'show', 'hide', 'getInfo', 'setOverlaysWebView'],
  SystemBars: ['setStyle', 'show', 'hide', 'setAnimation'],
}

const require = createRequire(import.meta.url)

/** The JavaScript that the shells put into the page before the app: Capacitor's own, as it ships for Android and iOS. */
function nativeBridgeSource(): string {
  return readFileSync(require.resolve('@capacitor/android/capacitor/src/main/assets/native-bridge.js'), 'utf8')
}

/** The script that a page of the browser runs first to behave as the webview of a shell; the native side is `window.nativeSide` there. */
export function pageScript(platform: NativeScript['platform'], answers: NativeAnswers): string {
  const script: NativeScript = { platform, plugins: SHELL_PLUGINS, answers }
  return `window.nativeSide = (${scriptNativeSide.toString()})(window, ${JSON.stringify(script)});\n${nativeBridgeSource()}`
}

let installed: { readonly platform: NativeScript['platform']; readonly side: NativeSide } | undefined

/**
 * Makes this process the webview of a shell: Capacitor's bridge runs as it ships, against a scripted native side. The first call must come before
 * anything of Capacitor is imported (so import it, and its users, by `await import(…)`), because a plugin looks for its shell when it is created.
 * Later calls, before each test, reset it with other answers. A process stays the shell of one platform: one test file, one platform.
 */
export function installScriptedBridge(platform: NativeScript['platform'], answers: NativeAnswers = {}): NativeSide {
  if (installed && installed.platform !== platform)
    throw new Error(`This process already runs as a shell of ${installed.platform}: test ${platform} in a file of its own`)
  installed ??= { platform, side: install(platform) }
  installed.side.restart(answers)
  return installed.side
}

function install(platform: NativeScript['platform']): NativeSide {
  // The globals of a page that the bridge reads and Node lacks.
  const page: Record<string, unknown> = Object.assign(globalThis, {
    window: globalThis,
    Document: class Document {},
    HTMLDocument: class HTMLDocument {},
    XMLHttpRequest: class XMLHttpRequest {},
  })
  const side = scriptNativeSide(page, { platform, plugins: SHELL_PLUGINS, answers: {} })
  runInThisContext(nativeBridgeSource())
  return side
}
