import { useContext, useSyncExternalStore } from 'react'
import { API_URL } from './api-url.ts'
import { ServedWorldContext } from './served-world.ts'

/**
 * The public address of the app: set at build time (`VITE_PUBLIC_URL`, e.g. `https://host`), else that of the API if it has another host, else
 * that of this page. In the shells the page itself is at `https://localhost`, which cannot be shared.
 */
export function publicUrl(path: string): string {
  const base = import.meta.env.VITE_PUBLIC_URL || (API_URL.startsWith('/') ? location.origin : API_URL)
  return new URL(path, base).href
}

/** As `publicUrl`, for components: a page that the server renders begins with the address of the server. */
export function usePublicUrl(path: string): string {
  const served = useContext(ServedWorldContext)
  const here = () => publicUrl(path)
  return useSyncExternalStore(staysTheSame, here, () => (served ? `${served.site}${path}` : here()))
}

const staysTheSame = () => () => undefined
