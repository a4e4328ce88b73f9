import { createContext } from 'react'

/** The moment and the address with which the server rendered a page; the first render of the browser uses the same. */
export interface ServedWorld {
  /** In milliseconds since 1970. */
  readonly moment: number
  /** The public address of the site, without a slash at the end. */
  readonly site: string
}

/** Null if the browser renders the page. */
export const ServedWorldContext = createContext<ServedWorld | null>(null)
