import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router'
import type { AppRouter } from '../native/app-router.ts'
import { saveScroll } from './scroll-positions.ts'

/** The location of the app, and the navigation that led there. */
export interface Visit {
  readonly location: Location
  readonly action: `${NavigationType}`
  readonly options: NavigateOptions
}

/** Returns the path of the page to show instead of the requested one, or null. */
export type NavigationGuard = (path: string) => Promise<string | null>

const history = createBrowserHistory()
const listeners = new Set<(visit: Visit) => void>()
let visit: Visit = { location: history.location, action: 'POP', options: {} }
let guard: NavigationGuard | null = null
let blocker: ((proceed: () => void) => void) | null = null
/** Whether the next step through the history is the app's own, which undoes a step of the browser. */
let isUndone = false
/** Counts navigations: one that starts while another waits for its guard replaces it. */
let turn = 0

export function currentVisit(): Visit {
  return visit
}

/** Calls the listener for every page that is shown. Returns the function that unsubscribes. */
export function onVisit(listener: (visit: Visit) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the guard that is asked before every navigation. */
export function guardNavigation(ask: NavigationGuard): void {
  guard = ask
}

/** Blocks leaving the page; `onLeave` receives the function that leaves anyway. Returns the function that ends the block. */
export function blockLeaving(onLeave: (proceed: () => void) => void): () => void {
  blocker = onLeave
  return () => {
    if (blocker === onLeave) blocker = null
  }
}

/** The navigator for the components of react-router. */
export const navigator: Navigator = {
  createHref: history.createHref,
  encodeLocation: history.encodeLocation,
  go: (steps) => history.go(steps),
  push: (to, state, options) => leaveFor(to, () => go('PUSH', to, state, options)),
  replace: (to, state, options) => leaveFor(to, () => go('REPLACE', to, state, options)),
}

/** The router for code outside of components. */
export const router: AppRouter = {
  get state() {
    return { location: visit.location }
  },
  navigate: async (to: number | string, options?: { readonly replace?: boolean }) => {
    if (typeof to === 'number') navigator.go(to)
    else if (options?.replace) navigator.replace(to, undefined, options)
    else navigator.push(to)
  },
  subscribe: onVisit,
}

history.listen(({ delta }) => {
  if (isUndone) {
    isUndone = false
    return
  }
  const { location } = history
  if (blocker && delta && isElsewhere(location)) {
    isUndone = true
    history.go(-delta)
    return blocker(() => {
      blocker = null
      history.go(delta)
    })
  }
  void show('POP', {})
})

function leaveFor(to: To, proceed: () => void): void {
  if (blocker && isElsewhere(typeof to === 'string' ? parsePath(to) : to)) blocker(proceed)
  else proceed()
}

/** Whether an address belongs to another page; another filter of the same page does not leave it. */
function isElsewhere({ pathname }: { readonly pathname?: string | undefined }): boolean {
  return pathname !== undefined && pathname !== visit.location.pathname
}

function go(action: 'PUSH' | 'REPLACE', to: To, state: unknown, options: NavigateOptions = {}): void {
  const begin = () => {
    // Before the address changes, and with it the key of this entry.
    saveScroll(visit.location)
    if (action === 'PUSH') history.push(to, state)
    else history.replace(to, state)
    tell({ location: history.location, action, options })
  }
  if (guard)
    void ask(history.createURL(to).pathname).then((other) => {
      if (other === null) begin()
      else if (other !== undefined) redirect(other)
    })
  else begin()
}

async function show(action: 'POP', options: NavigateOptions): Promise<void> {
  saveScroll(visit.location)
  const other = guard ? await ask(history.location.pathname) : null
  if (other === null) tell({ location: history.location, action, options })
  else if (other !== undefined) redirect(other)
}

/** The answer of the guard; undefined if another navigation has started meanwhile. */
async function ask(path: string): Promise<string | null | undefined> {
  turn += 1
  const thisTurn = turn
  const other = (await guard?.(path)) ?? null
  return thisTurn === turn ? other : undefined
}

function redirect(path: string): void {
  history.replace(path)
  tell({ location: history.location, action: 'REPLACE', options: {} })
}

function tell(next: Visit): void {
  visit = next
  for (const listener of listeners) listener(next)
}
