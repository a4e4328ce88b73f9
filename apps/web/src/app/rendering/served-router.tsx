import type { ReactNode } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router'
import { hrefsIn } from '../../platform/routing/links-in-language.ts'

export interface ServedRouterProps {
  readonly path: string
  /** The query with its question mark, or empty. */
  readonly search: string
  readonly children: ReactNode
}

/** The address of a page that the server renders, whose links keep its language. It never navigates. */
export function ServedRouter({ path, search, children }: ServedRouterProps) {
  return (
    <Router location={`${path}${search}`} navigator={{ ...NOWHERE, createHref: hrefsIn(hrefOf, search) }} static>
      {children}
    </Router>
  )
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
const stay = () => {
  throw new Error('A page navigated while the server rendered it: navigate in an effect or an event')
}
const NOWHERE: Omit<Navigator, 'createHref'> = { go: stay, push: stay, replace: stay }
