import { createContext } from 'react'

/** The moment and the address that a page was rendered with, from which the browser goes on. */
export interface ServedWorld {
  /** In milliseconds since 1970. */
  readonly moment: number
  /** Where the site stands for everybody, without a slash at the end. */
  readonly site: string
}

/** Null where the page is drawn by the browser alone. */
export const ServedWorldContext = createContext<ServedWorld | null>(null)
