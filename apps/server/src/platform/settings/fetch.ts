import { StartError } from '../start-error.ts'
import { oneOf, wrong } from './values.ts'

/** The groups of sources that an operator switches on, see `FETCH`. */
export const FETCH_GROUPS = ['news', 'parliament', 'swissvotes', 'voteinfo'] as const
export type FetchGroup = (typeof FETCH_GROUPS)[number]

/** What `FETCH` says: which groups of sources are fetched, and where sources answer instead of their usual address. */
export interface FetchSettings {
  readonly fetch: readonly FetchGroup[]
  /** By the names of the sources. */
  readonly fetchAddresses: Readonly<Record<string, string>>
}

/**
 * Reads `FETCH`: names of groups, and `name=address` of sources, separated by commas or spaces; a comma of an address is written %2C. The messages do not
 * contain the address, which may include a key. Throws `StartError`.
 * @param known the names of the sources, with where each answers
 */
export function readFetch(value: string | null, known: Readonly<Record<string, string>>): FetchSettings {
  const entries = (value ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  const groups = entries.filter((entry) => !entry.includes('='))
  const addresses = entries.filter((entry) => entry.includes('=')).map((entry) => sourceAddress(entry, known))
  const twice = addresses.find(([name], index) => addresses.findIndex(([other]) => other === name) < index)
  if (twice) throw new StartError(`FETCH must name an address of ${twice[0]} once`)
  return {
    fetch: groups.map((group) => oneOf('FETCH', group, FETCH_GROUPS)),
    fetchAddresses: Object.fromEntries(addresses),
  }
}

function sourceAddress(entry: string, known: Readonly<Record<string, string>>): readonly [name: string, address: string] {
  const [name = '', ...rest] = entry.split('=')
  if (!(name in known)) throw wrong('FETCH', name, `name=address with one of the names ${Object.keys(known).join(', ')}`)
  const address = URL.parse(rest.join('='))
  if (address && /^https?:$/.test(address.protocol) && !address.username && !address.password && !address.hash) {
    return [name, address.href]
  }
  throw new StartError(`FETCH must have an http or https address without a password for ${name}`)
}
