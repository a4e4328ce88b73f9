import { useContext, useSyncExternalStore } from 'react'
import { API_URL } from './api-url.ts'
import { ServedWorldContext } from './served-world.ts'

/**
 * The address of the app for everybody: set at build time (`VITE_PUBLIC_URL`, e.g. `https://host`), else that of the API where it stands elsewhere, else
 * of this page. In the shells the page itself is at `https://localhost`, which leads nobody anywhere.
 */
export function publicUrl(path: string): string {
  const base = import.meta.env.VITE_PUBLIC_URL || (API_URL.startsWith('/') ? location.origin : API_URL)
  return new URL(path, base).href
}

/** As `publicUrl`, for what is drawn: a rendered page begins with the address that the server knows. */
export function usePublicUrl(path: string): string {
  const served = useContext(ServedWorldContext)
  const here = () => publicUrl(path)
  return useSyncExternalStore(staysTheSame, here, () => (served ? `${served.site}${path}` : here()))
}

const staysTheSame = () => () => undefined
