/** `home-screen`: supported once the app is on the home screen; `none`: never, or only in the mobile apps. */
export type PushSupport = 'ready' | 'home-screen' | 'none'

/** Whether this browser can show notifications while the page is closed. */
export function pushSupport(): PushSupport {
  if ('Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator) return 'ready'
  // Only browsers on iPhone and iPad have it; false if the app was opened as a page.
  return Reflect.get(navigator, 'standalone') === false ? 'home-screen' : 'none'
}

/** The browser cannot reach its push service, or has no service worker. */
export class PushUnavailableError extends Error {}

/** The timeout for the worker: at a first visit it caches the whole app before it is ready. */
const WORKER_MS = 30_000

/** The service worker of the app. A browser in data-saving mode has none. */
function worker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new PushUnavailableError(`The service worker was not ready after ${WORKER_MS} ms`)), WORKER_MS)
    navigator.serviceWorker.ready.then(resolve, reject)
  })
}

/**
 * The mark of this browser: SHA-256 of the address of its subscription, in base64url; null if it has no subscription for this server.
 * @param applicationKey the public key of the server, base64url
 */
export async function pushMark(applicationKey: string): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription || !isFor(subscription, applicationKey) || Notification.permission !== 'granted') return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return base64url(new Uint8Array(hash))
}

/** The data that a server needs to reach this browser. */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The subscription of this browser for a server, created if there is none. Needs the permission of the user. Throws `PushUnavailableError`. */
export async function subscribeToPush(applicationKey: string): Promise<PushAddress> {
  const { pushManager } = await worker()
  const existing = await pushManager.getSubscription()
  // A browser with a subscription creates none for another key.
  if (existing && !isFor(existing, applicationKey)) await existing.unsubscribe()
  try {
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: applicationKey })
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
    return { endpoint, keys: { p256dh, auth } }
  } catch (cause) {
    throw new PushUnavailableError('The push service created no subscription', { cause })
  }
}

function isFor({ options }: PushSubscription, applicationKey: string): boolean {
  return options.applicationServerKey === null || base64url(new Uint8Array(options.applicationServerKey)) === applicationKey
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
