import type { VitePWAOptions } from 'vite-plugin-pwa'
import { boundedCache } from './src/service-worker/bounded-cache.ts'
import { cachedCalls, cachedPortraits } from './src/service-worker/cached-calls.ts'

type Workbox = VitePWAOptions['workbox']

/** After so many seconds without an answer the one kept on the device is shown. */
const NETWORK_SECONDS = 8

/**
 * The service worker: the whole app in all languages stays on the device (docs/decisions/034-offline.md), and so does the public data that was
 * looked at. What belongs to a voter passes it by.
 */
export const workbox: Workbox = {
  // Not with the prefix of what logging off wipes (src/platform/device-storage.ts): the program tells nothing of anybody.
  cacheId: 'plenara-app',
  // With the typefaces of all letters: one that is asked for when a name has such a letter tells whose page is read.
  globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
  dontCacheBustURLsMatching: /^assets\//,
  navigateFallback: '/index.html',
  navigateFallbackDenylist: [/^\/(?:api|embed|health)\//, /^\/votes\/calendar\.ics/, /\.\w+$/],
  cleanupOutdatedCaches: true,
  clientsClaim: true,
  skipWaiting: false,
  // The policy of the page lets the worker load no further script.
  inlineWorkboxRuntime: true,
  sourcemap: false,
  runtimeCaching: [
    {
      urlPattern: cachedCalls,
      handler: 'NetworkFirst',
      options: {
        cacheName: 'plenara.catalogue',
        networkTimeoutSeconds: NETWORK_SECONDS,
        matchOptions: { ignoreVary: true },
        plugins: [boundedCache],
      },
    },
    {
      urlPattern: cachedPortraits,
      handler: 'NetworkFirst',
      options: {
        cacheName: 'plenara.portraits',
        networkTimeoutSeconds: NETWORK_SECONDS,
        matchOptions: { ignoreVary: true },
        plugins: [boundedCache],
      },
    },
  ],
}
