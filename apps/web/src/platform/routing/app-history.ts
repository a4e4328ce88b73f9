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

/** Where the app is, and how it came there. */
export interface Visit {
  readonly location: Location
  readonly action: `${NavigationType}`
  readonly options: NavigateOptions
}

/** Whether another page is shown than the one asked for: its path, or null. */
export type NavigationGuard = (path: string) => Promise<string | null>

const history = createBrowserHistory()
const listeners = new Set<(visit: Visit) => void>()
let visit: Visit = { location: history.location, action: 'POP', options: {} }
let guard: NavigationGuard | null = null
let blocker: ((proceed: () => void) => void) | null = null
/** A step back through the history that the app itself has made good. */
let isUndone = false
/** A page that is asked for while another one waits for its guard takes its place. */
let turn = 0

export function currentVisit(): Visit {
  return visit
}

/** Hears of every page that is shown. Returns how to end that. */
export function onVisit(listener: (visit: Visit) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on asks before every change of page. */
export function guardNavigation(ask: NavigationGuard): void {
  guard = ask
}

/** Asks before the page is left; `onLeave` gets the way to leave all the same. Returns how to end that. */
export function blockLeaving(onLeave: (proceed: () => void) => void): () => void {
  blocker = onLeave
  return () => {
    if (blocker === onLeave) blocker = null
  }
}

/** Goes as the components of react-router ask for it. */
export const navigator: Navigator = {
  createHref: history.createHref,
  encodeLocation: history.encodeLocation,
  go: (steps) => history.go(steps),
  push: (to, state, options) => leaveFor(to, () => go('PUSH', to, state, options)),
  replace: (to, state, options) => leaveFor(to, () => go('REPLACE', to, state, options)),
}

/** The router for what stands outside of the components. */
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

/** An address of the same page, e.g. with another filter, leaves nothing. */
function isElsewhere({ pathname }: { readonly pathname?: string | undefined }): boolean {
  return pathname !== undefined && pathname !== visit.location.pathname
}

function go(action: 'PUSH' | 'REPLACE', to: To, state: unknown, options: NavigateOptions = {}): void {
  const begin = () => {
    // Before the address changes, and with it what this page is called.
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

/** What the guard says; undefined where another page was asked for meanwhile. */
async function ask(path: string): Promise<string | null | undefined> {
  turn += 1
  const own = turn
  const other = (await guard?.(path)) ?? null
  return own === turn ? other : undefined
}

function redirect(path: string): void {
  history.replace(path)
  tell({ location: history.location, action: 'REPLACE', options: {} })
}

function tell(next: Visit): void {
  visit = next
  for (const listener of listeners) listener(next)
}
