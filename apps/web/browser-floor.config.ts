/**
 * The oldest browsers and systems in which the app runs, stated here alone: the build compiles for them, the shells ask for them, docs/mobile.md names them
 * (browser-floor.test.ts), and what is older is told so (src/platform/browser-floor.ts). Popovers need Safari 17 and Firefox 125, subgrids Chrome 117.
 * The webview of Android is a Chrome that is updated apart from the system, down to Android 7.
 */
export const BROWSER_FLOOR = { chrome: 117, edge: 117, firefox: 125, safari: 17, ios: 17, androidSdk: 24 } as const

/** What the build compiles for. */
export const BUILD_TARGET = (['chrome', 'edge', 'firefox', 'safari', 'ios'] as const).map((name) => `${name}${BROWSER_FLOOR[name]}`)
