/** The base address of the server's API: set at build time for the mobile apps (`VITE_API_URL`, e.g. `https://host/api`), same origin otherwise [API-30]. */
export const API_URL: string = import.meta.env.VITE_API_URL || '/api'

/**
 * The address of a picture that the API names by its path. Paths of the API begin with `/api`, wherever the API is; a server of another origin delivers its
 * pictures only to CORS requests.
 */
export function pictureOf(path: string): { readonly src: string; readonly crossOrigin?: 'anonymous' } {
  if (API_URL.startsWith('/') || !path.startsWith('/api/')) return { src: path }
  return { src: API_URL + path.slice('/api'.length), crossOrigin: 'anonymous' }
}
