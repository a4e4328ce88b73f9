import type { Config } from '../config.ts'
import { wideNetworks } from './trusted-proxies.ts'

/** What works, but hardly as it is meant: a line of the start for each. */
export function warningsOf({ trustProxy }: Config): string[] {
  return wideNetworks(trustProxy).map(
    (network) => `TRUST_PROXY names ${network}, a wide network of the internet: whoever calls from there names any sender`,
  )
}
