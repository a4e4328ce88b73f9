import { isIP } from 'node:net'
import type { Config } from './config.ts'
import { wideNetworks } from './trusted-proxies.ts'

type Settings = Pick<Config, 'publicUrl' | 'trustProxy'>

/** What works, but not whole: a line of the start for each. */
export function warningsOf(config: Settings): string[] {
  return [...publicUrlWarnings(config.publicUrl), ...wideNetworks(config.trustProxy).map(wideWarning)]
}

/** Browsers keep back from pages without https, but for those of their own machine, what the product needs for these (Secure Contexts, section 3.1). */
function publicUrlWarnings(publicUrl: string): string[] {
  const { protocol, hostname } = new URL(publicUrl)
  const isOwnMachine = /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname)
  if (protocol === 'http:' && !isOwnMachine) {
    return [
      `PUBLIC_URL is ${publicUrl}: without https there are no passkeys, no notifications, nothing offline and no answers or accounts on the device; accounts online by password work, unprotected on the way`,
    ]
  }
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return []
  return [`PUBLIC_URL is ${publicUrl}: there are no passkeys, which need a host name`]
}

function wideWarning(network: string): string {
  return `TRUST_PROXY names ${network}, a wide network of the internet: whoever calls from there names any sender`
}
