import { StartError } from '../../platform/start-error.ts'

/** What browsers are told of this server, and which push services it calls; none: nothing is sent. */
export interface PushSettings {
  /** Base64url. */
  readonly publicKey: string
  readonly services: readonly string[]
}

/** The hosts by which Chrome, Firefox, Safari and Edge and their kin are reached; `*.` stands for one label or several. */
const KNOWN = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']
const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/**
 * The hosts that `PUSH_SERVICES` lets this server call: those of the common browsers where it is not set, none with `off`. Only names, so that nobody
 * leads a call to a number in the own network. Throws `StartError`.
 */
export function readPushServices(value: string | null): readonly string[] {
  if (value === null) return KNOWN
  if (value === 'off') return []
  const hosts = value
    .toLowerCase()
    .split(',')
    .flatMap((host) => host.trim() || [])
  const wrong = hosts.find((host) => !HOST.test(host))
  if (wrong === undefined && hosts.length > 0) return hosts
  throw new StartError(`PUSH_SERVICES is "${wrong ?? value}", but must be off or host names such as push.example.ch, separated by commas`)
}

/** The host of an endpoint where this server calls it: https, the usual port, a listed name, and no name or password in the address; else null. */
export function pushServiceOf(endpoint: string, services: readonly string[]): string | null {
  const url = URL.parse(endpoint)
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  return services.some((service) => isHost(url.hostname, service)) ? url.hostname : null
}

function isHost(hostname: string, service: string): boolean {
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) && hostname.length >= service.length : hostname === service
}
