import { showToast } from '@plenara/ui/overlay/toast.ts'
import { i18n } from '../../i18n/i18n.ts'
import { needTexts } from '../../i18n/needed-texts.ts'
import { isNative } from '../../platform/platform.ts'

const WORKER = '/sw.js'
/** The only name that the policy of the page allows (`trusted-types`); it creates the address of the worker alone. */
const POLICY = 'plenara-worker'

/** Caches the app on the device, and offers a new release once one is waiting. Browsers that refuse work without it, and so do the shells, which contain the app. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || isNative()) return
  if (!navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener('controllerchange', keepWhatIsHere, { once: true })
  const registration = await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
  // A browser that blocks workers may resolve with undefined.
  if (!registration) return
  if (registration.waiting) offerRelease(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the first worker, not a new release.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerRelease(worker)
    })
  })
}

/** Checks the server for a new release; `startServiceWorker` offers it. */
export async function lookForRelease(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await (await navigator.serviceWorker.getRegistration())?.update()
}

/** Sends the addresses of public data that were loaded before the worker started to the worker, which decides what to cache. */
function keepWhatIsHere(): void {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  const urlsToCache = addresses.filter((address) => /^\/api\/(?!user\/)/.test(new URL(address).pathname))
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

function workerAddress(): string {
  const trustedTypes = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
}

/** Offers the new release; without a choice it is used once all tabs of the app are closed. */
async function offerRelease(worker: ServiceWorker): Promise<void> {
  await needTexts()
  showToast(i18n._('install.release'), { label: i18n._('install.reload'), run: () => takeRelease(worker) })
}

/** How long the previous worker may take to stop, in milliseconds. */
const GIVE_WAY_MS = 5_000

function takeRelease(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // A busy worker may block the next one for minutes; a reload of the page releases it.
  setTimeout(() => location.reload(), GIVE_WAY_MS)
  worker.postMessage({ type: 'SKIP_WAITING' })
}
