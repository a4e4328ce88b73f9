/** Where the server's API stands: set at build time for the mobile apps (`VITE_API_URL`, e.g. `https://host/api`), same origin otherwise [API-30]. */
export const API_URL: string = import.meta.env.VITE_API_URL || '/api'

/** The address of a file that the API names by its path, e.g. a portrait. Paths of the API begin with `/api`, wherever it stands. */
export function fileUrl(path: string): string {
  return path.startsWith('/api/') ? API_URL + path.slice('/api'.length) : path
}
