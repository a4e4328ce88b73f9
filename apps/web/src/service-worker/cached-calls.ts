import { type Call, calls } from '@plenara/contract/calls'

/** Public, but its address says where the voter lives. */
const TELLING = '/canton-lookup'
/** Whole catalogues, which a local account keeps in its own database. */
const EXPORT = '/export/'
/** Whole elections of portraits, which a local account keeps in its own database too. */
const PORTRAIT_BLOCKS = '/election/{eid}/portrait/{block}'
/** Beside the contract: pictures, which the calls name by address. */
const PORTRAITS = '/portrait/{digits}/{size}'

/** Whether the device keeps the answer for a time without a network: public data that may be half an hour old, and nothing about a voter. */
export function isCached({ method, path, auth, cacheMinutes }: Call): boolean {
  const isKeptElsewhere = path === PORTRAIT_BLOCKS || path.startsWith(EXPORT)
  return method === 'GET' && auth === 'none' && cacheMinutes === 30 && path !== TELLING && !isKeptElsewhere
}

/** The addresses of the public data that the service worker keeps, as a pattern over whole addresses. */
export const cachedCalls = addressesOf(
  Object.values(calls)
    .filter(isCached)
    .map(({ path }) => path),
)

/** The addresses of the portraits of candidates. */
export const cachedPortraits = addressesOf([PORTRAITS])

function addressesOf(paths: readonly string[]): RegExp {
  const patterns = paths.map((path) => path.replace(/\{\w+\}/g, '[^/?]+'))
  return new RegExp(`^https?://[^/]+/api(?:${patterns.join('|')})(?:\\?|$)`)
}
