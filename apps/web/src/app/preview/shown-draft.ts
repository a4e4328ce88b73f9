import type { Previewed } from '../../data/device/preview/preview-api.ts'

/** Not under the prefix of the app: logging off and looking at what a tab remembers are about voters. */
const KEY = 'preview'
const FRAGMENT = /^#(\d+)\/(\d+)\/([\w-]+)$/

let tab: Storage | null = null
let shown: Previewed | null = null

/** Whose draft this page shows; null where nobody has named one. */
export function shownDraft(): Previewed | null {
  return shown
}

/**
 * Takes the draft that the address names in its fragment, `#<election>/<candidate>/<token>`, out of the address, so that it stands in no history; this tab
 * keeps it for a reload. To be called before storages are hidden.
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

/** Forgets the draft and goes back to where it was opened from. */
export function endPreview(): void {
  tab?.removeItem(KEY)
  if (history.length > 1) history.back()
  else location.replace('/')
}
