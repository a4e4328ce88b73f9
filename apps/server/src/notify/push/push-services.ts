/** What browsers are told of this server, and which push services it calls. */
export interface PushSettings {
  /** Base64url. */
  readonly publicKey: string
  readonly services: readonly string[]
}

/** The hosts by which Chrome, Firefox, Safari and Edge and their kin are reached; `*.` stands for one label or several. */
export const PUSH_SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']

/** The host of an endpoint where this server calls it: https, the usual port, a listed name, and no name or password in the address; else null. */
export function pushServiceOf(endpoint: string, services: readonly string[]): string | null {
  const url = URL.parse(endpoint)
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  return services.some((service) => isHost(url.hostname, service)) ? url.hostname : null
}

function isHost(hostname: string, service: string): boolean {
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) && hostname.length >= service.length : hostname === service
}
