import { setGlobalProxyFromEnv } from 'node:http'
import type { Config } from '../../platform/settings/config.ts'

/** Calls every web address of this process by the proxies of the settings, where there are any. Returns what ends that. */
export function useProxy({ fetchProxy }: Pick<Config, 'fetchProxy'>): () => void {
  return Object.keys(fetchProxy).length === 0 ? () => undefined : setGlobalProxyFromEnv(fetchProxy)
}
