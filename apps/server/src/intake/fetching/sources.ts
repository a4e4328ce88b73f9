import { addressOf } from './addresses.ts'
import type { Config } from '../../platform/settings/config.ts'
import type { FetchSource } from './fetch-source.ts'
import { fileSources } from './file-sources.ts'
import { parliamentSource } from './parliament-source.ts'
import { portraitSource } from './portrait-source.ts'

/**
 * Every source that can be fetched by a schedule, in the order in which they run when several are due. `addresses`: the operator's own, by
 * the names of `ADDRESSES`.
 */
export function createSources(addresses: Readonly<Record<string, string>> = {}): FetchSource[] {
  return [
    parliamentSource(addressOf('parliament', addresses)),
    portraitSource(addressOf('portraits', addresses)),
    ...fileSources(addresses),
  ]
}

/** The sources that the settings switch on. */
export function fetchedSources({ fetch, fetchAddresses }: Pick<Config, 'fetch' | 'fetchAddresses'>): FetchSource[] {
  return createSources(fetchAddresses).filter(({ group }) => fetch.includes(group))
}
