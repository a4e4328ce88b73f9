/** Gives a page a push service that answers: the one of Chromium is Google's, which no test reaches. The keys are real ones. */
export function answerForPushService() {
  let known: object | null = null
  const bytes = (length: number) => [...crypto.getRandomValues(new Uint8Array(length))]
  const base64url = (all: readonly number[]) =>
    btoa(String.fromCharCode(...all))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '')
  const restored = sessionStorage.getItem('test-subscription')
  const make = (endpoint: string, p256dh: string, auth: string) => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      known = null
      sessionStorage.removeItem('test-subscription')
      return true
    },
  })
  if (restored) known = make(...(JSON.parse(restored) as [string, string, string]))
  PushManager.prototype.getSubscription = async () => known as PushSubscription | null
  PushManager.prototype.subscribe = async () => {
    if (known) return known as PushSubscription
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
    const parts = [`https://fcm.googleapis.com/fcm/send/${base64url(bytes(12))}`, base64url([...point]), base64url(bytes(16))] as const
    sessionStorage.setItem('test-subscription', JSON.stringify(parts))
    known = make(...parts)
    return known as PushSubscription
  }
}
