/** Where the server's API stands: set at build time for the mobile apps (`VITE_API_URL`, e.g. `https://host/api`), same origin otherwise [API-30]. */
export const API_URL: string = import.meta.env.VITE_API_URL || '/api'

/**
 * Where a picture lies that the API names by its path. Paths of the API begin with `/api`, wherever it stands; a server elsewhere hands its pictures
 * only to those that say who asks.
 */
export function pictureOf(path: string): { readonly src: string; readonly crossOrigin?: 'anonymous' } {
  if (API_URL.startsWith('/') || !path.startsWith('/api/')) return { src: path }
  return { src: API_URL + path.slice('/api'.length), crossOrigin: 'anonymous' }
}
