interface PushOptions {
  readonly permission: NotificationPermission
  /** What the user answers to the browser. */
  readonly answer?: NotificationPermission
  readonly isSubscribed?: boolean
  /** The push service does not answer. */
  readonly fails?: boolean
}

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/sample'
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

/** Gives this browser push and a user who answers, until it is disposed of: a browser of tests reaches no push service. */
export async function installPush({ permission, answer = permission, isSubscribed = false, fails = false }: PushOptions) {
  let asked = 0
  let present = permission
  let subscribed = isSubscribed
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      subscribed = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      if (fails) throw new DOMException('Registration failed', 'AbortError')
      subscribed = true
      return subscription
    },
  }
  const registration = { pushManager }
  const notification = {
    get permission() {
      return present
    },
    requestPermission: async () => {
      asked += 1
      present = answer
      return answer
    },
  }
  const restore = [
    replace(globalThis, 'Notification', notification),
    replace(globalThis, 'PushManager', class {}),
    replace(navigator, 'serviceWorker', { ready: Promise.resolve(registration), getRegistration: async () => registration }),
  ]
  return {
    mark: await markOf(ENDPOINT),
    subscription: { endpoint: ENDPOINT, keys: KEYS },
    asked: () => asked,
    isSubscribed: () => subscribed,
    takeAway: () => Reflect.deleteProperty(globalThis, 'PushManager'),
    openOnIphone: () => restore.push(replace(navigator, 'standalone', false)),
    [Symbol.dispose]: () => {
      for (const back of restore) back()
    },
  }
}

function replace(owner: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  return () => {
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
  }
}

async function markOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
