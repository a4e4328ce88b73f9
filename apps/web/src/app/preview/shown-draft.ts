import type { Previewed } from '../../data/device/preview/preview-api.ts'

/** Without the prefix of the app, because logging off and `remembersNothing` concern voters. */
const KEY = 'preview'
const FRAGMENT = /^#(\d+)\/(\d+)\/([\w-]+)$/

let tab: Storage | null = null
let shown: Previewed | null = null

/** The draft that this page shows; null without one. */
export function shownDraft(): Previewed | null {
  return shown
}

/**
 * Reads the draft from the fragment of the address, `#<election>/<candidate>/<token>`, and removes it there, so that it is in no history; this tab
 * stores it for a reload. Call it before storages are hidden.
 */
export function takeDraft(): Previewed | null {
  try {
    tab = sessionStorage
  } catch {
    // Private windows of some browsers forbid storage; then a reload ends the preview.
  }
  const { hash, pathname, search } = location
  if (hash !== '') history.replaceState(history.state, '', pathname + search)
  const named = FRAGMENT.test(hash) ? hash : (tab?.getItem(KEY) ?? '')
  const [, electionId, candidateId, token] = FRAGMENT.exec(named) ?? []
  if (token !== undefined) tab?.setItem(KEY, named)
  shown = token === undefined ? null : { electionId: Number(electionId), candidateId: Number(candidateId), token }
  return shown
}

/** Removes the draft and returns to the page that opened it. */
export function endPreview(): void {
  tab?.removeItem(KEY)
  if (history.length > 1) history.back()
  else location.replace('/')
}
