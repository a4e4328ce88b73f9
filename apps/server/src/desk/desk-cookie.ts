import { ACTOR_SESSION } from '../accounts/actors/actor-session.ts'

/** The session of the desk, where no script reads it. Over HTTPS its name binds it to this very host. */
export interface DeskCookie {
  /** The header that sets a token. */
  set(token: string): string
  /** The header that takes it away. */
  readonly clear: string
  /** The token of a request; null where there is none, or more than one. */
  read(header: string | null): string | null
}

/** @param url the origin of the desk */
export function createDeskCookie(url: string): DeskCookie {
  const isSecure = url.startsWith('https:')
  const name = isSecure ? '__Host-desk' : 'desk'
  const rest = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    set: (token) => `${name}=${token}; Max-Age=${ACTOR_SESSION.longest / 1_000}; ${rest}`,
    clear: `${name}=; Max-Age=0; ${rest}`,
    read: (header) => {
      const values = (header ?? '').split(/; */).flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))
      const [token, ...others] = values
      return token !== undefined && others.length === 0 && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null
    },
  }
}
