/** `home-screen`: this browser has it once the app is on the home screen; `none`: never, or only in our own apps. */
export type PushSupport = 'ready' | 'home-screen' | 'none'

/** Whether this browser can show notifications while the page is closed. */
export function pushSupport(): PushSupport {
  if ('Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator) return 'ready'
  // Only browsers of iPhone and iPad know it; false: opened as a page.
  return Reflect.get(navigator, 'standalone') === false ? 'home-screen' : 'none'
}

/** The browser cannot reach its push service, or keeps no worker. */
export class PushUnavailableError extends Error {}

/** How long a worker may take to be there: at a first visit it keeps the whole app before. */
const WORKER_MS = 30_000

/** The worker of the app. A browser that saves data keeps none. */
function worker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new PushUnavailableError('There is no worker')), WORKER_MS)
    navigator.serviceWorker.ready.then(resolve, reject)
  })
}

/**
 * The mark of this browser, SHA-256 of the address of its subscription in base64url; null where it has none that was made for this server.
 * @param applicationKey the public key of the server, base64url
 */
export async function pushMark(applicationKey: string): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription || !isFor(subscription, applicationKey) || Notification.permission !== 'granted') return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return base64url(new Uint8Array(hash))
}

/** What a server needs to reach this browser. */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The subscription of this browser for a server, made where there is none. The user has permitted it before. Throws `PushUnavailableError`. */
export async function subscribeToPush(applicationKey: string): Promise<PushAddress> {
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  // A browser makes none for another key while it has one.
  if (known && !isFor(known, applicationKey)) await known.unsubscribe()
  try {
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: applicationKey })
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
    return { endpoint, keys: { p256dh, auth } }
  } catch (cause) {
    throw new PushUnavailableError('The push service gave no subscription', { cause })
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
