import { showToast } from '@plenara/ui/overlay/toast.ts'
import { i18n } from '../../i18n/i18n.ts'
import { needTexts } from '../../i18n/needed-texts.ts'
import { isNative } from '../../platform/platform.ts'

const WORKER = '/sw.js'
/** The one name that the policy of the page allows (`trusted-types`); it makes the address of the worker and of nothing else. */
const POLICY = 'plenara-worker'

/** Keeps the app on the device from now on, and offers a new release once one waits. A browser that refuses goes on without, and so do the shells, which carry the app themselves. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || isNative()) return
  if (!navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener('controllerchange', keepWhatIsHere, { once: true })
  const registration = await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
  // A browser that blocks workers may answer nothing.
  if (!registration) return
  if (registration.waiting) offerRelease(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without one before, it is the first worker and nothing is new.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerRelease(worker)
    })
  })
}

/** Asks the server for a new release; `startServiceWorker` offers what is found. */
export async function lookForRelease(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await (await navigator.serviceWorker.getRegistration())?.update()
}

/** Hands the public data of the first visit, which came before there was a worker, to the worker; it knows which of it to keep. */
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

/** Whoever does not take the new release gets it when all tabs of the app were closed. */
async function offerRelease(worker: ServiceWorker): Promise<void> {
  await needTexts()
  showToast(i18n._('install.release'), { label: i18n._('install.reload'), run: () => takeRelease(worker) })
}

/** How long the worker before may take to give way, in milliseconds. */
const GIVE_WAY_MS = 5_000

function takeRelease(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // A worker that is busy may hold the next one up for minutes; a page that is loaded anew lets go of it.
  setTimeout(() => location.reload(), GIVE_WAY_MS)
  worker.postMessage({ type: 'SKIP_WAITING' })
}
