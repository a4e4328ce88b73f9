/**
 * A plugin for workbox that keeps the caches of public data small and young: 150 answers and 400 portraits of at most 30 days. Workbox's own
 * plugin writes every address into a database, which stays open, so that logging off could not wipe it. Workbox copies these functions as text
 * into the worker: they may name nothing outside themselves.
 */
export const boundedCache = {
  // What a page does not want in the cache of the browser, as a preview, is not to be here either.
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    response.status === 200 && !request.headers.has('Authorization') && request.cache !== 'no-store' ? response : null,
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }) => {
    const maxEntries = cacheName === 'plenara.portraits' ? 400 : 150
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    // In the order in which they were written.
    for (const oldest of requests.slice(0, Math.max(0, requests.length - maxEntries))) await cache.delete(oldest)
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) => {
    if (request.cache === 'no-store') return null
    const maxAgeMs = 30 * 86_400_000
    const answeredAt = Date.parse(cachedResponse?.headers.get('Date') ?? '')
    return Date.now() - answeredAt < maxAgeMs ? cachedResponse : null
  },
}
